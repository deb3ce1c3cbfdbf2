import { type History, historyOf, recordChange, shownDocument } from "#domain/edit-history.ts";

interface Proposal<Document> {
  readonly document: Document;
  readonly step: string | null;
  /** What was undone since is not done after all. */
  readonly round: number;
}

/** What there is to see of changes that are looked at before they count. */
export interface CheckedHistory<Document> {
  readonly history: History<Document>;
  /** What is shown, not looked at yet, or refused while a hand holds it. */
  readonly trial: Document | null;
  /** Why what was looked at last may not be; null where all is well. */
  readonly why: string | null;
}

/** Changes that count once they were looked at: each is shown at once, and goes where it is refused. */
export interface CheckedEdits<Document> {
  readonly now: () => Document;
  /** Tries a change. Those of the same step that count are undone together. */
  readonly propose: (document: Document, step?: string | null) => void;
  /** A hand took hold: what is refused is shown until it lets go. */
  readonly hold: () => void;
  readonly rest: () => void;
  /** Goes to another place of what was done, whatever is looked at meanwhile. */
  readonly go: (way: (history: History<Document>) => History<Document>) => void;
  /** The document that counts, once all was looked at. */
  readonly settled: () => Promise<Document>;
}

/** What of a change is seen once it was looked at. */
function settledWith<Document>(
  { history, trial }: CheckedHistory<Document>,
  { document, step }: Proposal<Document>,
  why: string | null,
  isHeld: boolean,
): CheckedHistory<Document> {
  const isOver = trial === document && (why === null || !isHeld);
  return {
    history: why === null ? recordChange(history, document, step) : history,
    trial: isOver ? null : trial,
    why,
  };
}

/** Of several changes that are tried while one is looked at only the last is looked at next. */
export function checkedEdits<Document>(
  first: Document,
  check: (document: Document) => Promise<string | null>,
  onChange: (now: CheckedHistory<Document>) => void,
): CheckedEdits<Document> {
  let seen: CheckedHistory<Document> = { history: historyOf(first), trial: null, why: null };
  let wanted: Proposal<Document> | null = null;
  let running: Promise<void> | null = null;
  let [isHeld, round] = [false, 0];
  function see(next: CheckedHistory<Document>): void {
    seen = next;
    onChange(next);
  }
  async function run(): Promise<void> {
    for (let next = wanted; next !== null; next = wanted) {
      wanted = null;
      const why = await check(next.document);
      if (next.round === round) see(settledWith(seen, next, why, isHeld));
    }
    running = null;
  }
  return {
    now: () => seen.trial ?? shownDocument(seen.history),
    propose(document, step = null) {
      see({ ...seen, trial: document });
      wanted = { document, step, round };
      running ??= run();
    },
    hold: () => (isHeld = true),
    rest() {
      isHeld = false;
      if (running === null) see({ ...seen, trial: null });
    },
    go(way) {
      [round, wanted] = [round + 1, null];
      see({ history: way(seen.history), trial: null, why: null });
    },
    settled: () => Promise.resolve(running).then(() => shownDocument(seen.history)),
  };
}
