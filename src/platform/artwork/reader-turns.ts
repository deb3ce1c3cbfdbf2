import { serviceBusy } from "#platform/unavailable.ts";

/** What looks cheap, and what does not or has turned out not to be. */
export type Lane = "quick" | "long";

/** Files that may wait: in all, and from one sender. */
const MOST_WAITING = 64;
const MOST_OF_ONE = 8;

/** How much of what a sender has used is forgotten in a second: a minute of a reader is, after twenty minutes. */
const FORGIVEN = 0.05;

/** A file that wants a reader. */
export interface Wanted {
  readonly lane: Lane;
  /** Whose turn it counts as: a network, or the site of one subscriber. */
  readonly from: string;
  /** What it will take, guessed. Seconds. */
  readonly guessedS: number;
  /** How long it waits, in milliseconds. */
  readonly patienceMs: number;
}

/** A reader that one file has. */
export interface ReaderTurn {
  /** Ends it; the sender has used this many seconds of it. */
  readonly end: (usedS: number) => void;
}

interface Waiting extends Wanted {
  readonly begin: (turn: ReaderTurn) => void;
  readonly giveUp: () => void;
}

/** What senders have used of the readers of late. */
function createLedger(now: () => number) {
  const used = new Map<string, { readonly seconds: number; readonly at: number }>();
  const usedBy = (from: string): number => {
    const last = used.get(from);
    return last === undefined ? 0 : Math.max(0, last.seconds - ((now() - last.at) / 1_000) * FORGIVEN);
  };
  const charge = (from: string, seconds: number): void => {
    used.set(from, { seconds: usedBy(from) + seconds, at: now() });
    for (const name of used.keys()) if (usedBy(name) === 0) used.delete(name);
  };
  return { usedBy, charge };
}

/** Makes room among those that wait: who has most there loses the newest to who has fewer. */
function makeRoom(waiting: ReadonlySet<Waiting>, from: string): void {
  const bySender = Map.groupBy(waiting, (one) => one.from);
  const own = bySender.get(from)?.length ?? 0;
  if (own >= MOST_OF_ONE) throw serviceBusy("files");
  if (waiting.size < MOST_WAITING) return;
  const [largest = []] = [...bySender.values()].toSorted((a, b) => b.length - a.length);
  if (largest.length <= own + 1) throw serviceBusy("files");
  largest.at(-1)?.giveUp();
}

/** The lanes that a reader works for, the first first: with several readers, one is always soon free for what looks cheap. */
function lanesOf(reader: number, readers: number): readonly Lane[] {
  if (readers === 1) return ["quick", "long"];
  return reader === 0 ? ["quick"] : ["long", "quick"];
}

/** Who waits, of whom in a lane the one is next whose file looks cheapest, together with what its sender has used of late. */
function createWaitingRoom(usedBy: (from: string) => number) {
  const waiting = new Set<Waiting>();
  const cost = ({ guessedS, from }: Waiting): number => guessedS + usedBy(from);
  const nextIn = (lane: Lane): Waiting | undefined =>
    [...waiting].filter((one) => one.lane === lane).toSorted((a, b) => cost(a) - cost(b))[0];
  return {
    enter: (wanted: Wanted): Promise<ReaderTurn> => {
      makeRoom(waiting, wanted.from);
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting.delete(one);
          clearTimeout(timer);
        };
        const giveUp = (): void => {
          leave();
          reject(serviceBusy("files"));
        };
        const begin = (turn: ReaderTurn): void => {
          leave();
          resolve(turn);
        };
        const timer = setTimeout(giveUp, wanted.patienceMs);
        const one: Waiting = { ...wanted, begin, giveUp };
        waiting.add(one);
      });
    },
    /** Of the first of these lanes in which somebody waits. */
    nextOf: (lanes: readonly Lane[]): Waiting | undefined => {
      for (const lane of lanes) {
        const next = nextIn(lane);
        if (next !== undefined) return next;
      }
      return undefined;
    },
  };
}

/** Turns at a few readers: whoever brings much waits longer, and nobody else does (decision 351). */
export function createReaderTurns(readers: number, now: () => number = () => performance.now()) {
  const ledger = createLedger(now);
  const room = createWaitingRoom(ledger.usedBy);
  const idle = new Set(Array.from({ length: readers }, (_, reader) => reader));

  const startNext = (): void => {
    for (const reader of Array.from(idle)) {
      const next = room.nextOf(lanesOf(reader, readers));
      if (next === undefined) continue;
      idle.delete(reader);
      const end = (usedS: number): void => {
        ledger.charge(next.from, usedS);
        idle.add(reader);
        startNext();
      };
      next.begin({ end });
    }
  };
  /** Waits for a turn; rejects as busy when it does not come in time. */
  return async (wanted: Wanted): Promise<ReaderTurn> => {
    const turn = room.enter(wanted);
    startNext();
    return turn;
  };
}
