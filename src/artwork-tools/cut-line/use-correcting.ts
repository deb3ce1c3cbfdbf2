import { useMemo, useState } from "react";
import { withNode } from "#domain/cut-line/correct/add-node.ts";
import { type CorrectedLine, correctedLine, ringsOf } from "#domain/cut-line/correct/corrected-line.ts";
import { nodeAt, nodeFurther } from "#domain/cut-line/correct/find-node.ts";
import type { NodePlace, NodeRing, Um } from "#domain/cut-line/correct/line-nodes.ts";
import { pulledLine } from "#domain/cut-line/correct/pull-line.ts";
import { canRemoveNode, withoutNode } from "#domain/cut-line/correct/remove-node.ts";
import type { Correction } from "#domain/cut-line/correct/scaled-line.ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import { checkByWorker } from "./cut-line-client.ts";
import type { WholeLine } from "./line.types.ts";
import {
  canRedo,
  canUndo,
  type History,
  historyOf,
  recordChange,
  redo,
  currentDocument,
  undo,
} from "#domain/edit-history.ts";

type Rings = readonly NodeRing[];

/** Of a line of 300 mm and more, points lie so close that a single one makes a needle. */
const FIRST_REACH_MM = 4;

interface Correcting {
  /** The picture that it goes round. */
  readonly file: Blob;
  /** The line as it is when the editor opens. */
  readonly opened: WholeLine;
  /** As it was found; null while that is not known. */
  readonly found: WholeLine | null;
  /** What has become of it; null where it is as it was found. */
  readonly onCorrect: (correction: Correction | null) => void;
}

/** The line as it was found, under the picture as it lies in the editor; null while it is not known. */
function foundRings(opened: WholeLine, found: WholeLine | null, first: Rings): Rings | null {
  if (opened.correctedFrom === null) return first;
  if (found === null) return null;
  const [there, here] = [found.geometry.picture, opened.geometry.picture];
  return ringsOf(found.geometry, [here.x - there.x, here.y - there.y]);
}

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
interface CheckedEdits<Document> {
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
    now: () => seen.trial ?? currentDocument(seen.history),
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
    settled: () => Promise.resolve(running).then(() => currentDocument(seen.history)),
  };
}

/** Edits a document whose changes count once `check` has no fault to tell. What it is given first stays. */
function useCheckedHistory<Document>(first: Document, check: (document: Document) => Promise<string | null>) {
  const [seen, setSeen] = useState<CheckedHistory<Document>>(() => ({
    history: historyOf(first),
    trial: null,
    why: null,
  }));
  const [edits] = useState(() => checkedEdits(first, check, setSeen));
  const { history, trial, why } = seen;
  return {
    ...edits,
    document: trial ?? currentDocument(history),
    why,
    /** What is shown is refused: it goes when the hand lets go of it. */
    isRefused: trial !== null && why !== null,
    onUndo: canUndo(history) ? () => edits.go(undo) : null,
    onRedo: canRedo(history) ? () => edits.go(redo) : null,
  };
}

/** The line as it was, as it was found, and how what becomes of it is looked at; what the editor opened with stays. */
function useEdited({ file, opened: given, found, onCorrect }: Correcting) {
  const [opened] = useState(given);
  const { geometry, settings } = opened;
  const [first] = useState(() => ringsOf(geometry));
  const asFound = useMemo(() => foundRings(opened, found, first), [opened, found, first]);
  const whole = (rings: Rings): CorrectedLine | null => correctedLine(geometry, rings, settings.borderMm);
  const edits = useCheckedHistory<Rings>(first, async (rings) => {
    const line = whole(rings);
    return line && checkByWorker(file, { geometry: line.geometry, pieces: settings.pieces });
  });
  const { document: rings, propose } = edits;
  return {
    ...edits,
    rings,
    shown: useMemo(() => correctedLine(geometry, rings, settings.borderMm), [geometry, settings, rings]),
    onAsFound: asFound && rings !== asFound ? () => propose(asFound) : null,
    /** Tells the page what has become of the line. */
    finish: async () => {
      const last = await edits.settled();
      if (last === first) return;
      const line = last === asFound ? null : whole(last);
      const correctedFrom = opened.correctedFrom ?? opened.line;
      onCorrect(line && { geometry: line.geometry, line: line.line, correctedFrom });
    },
  };
}

/** Edits a cut line by its points, and has every change looked at by the rules of the blade. */
export function useCorrecting(editing: Correcting) {
  const edits = useEdited(editing);
  const { rings, now, propose } = edits;
  const [chosen, select] = useState<NodePlace>({ ring: 0, node: 0 });
  const [reachMm, setReach] = useState(FIRST_REACH_MM);
  // Points come and go.
  const selected = nodeAt(rings, chosen) === null ? { ring: 0, node: 0 } : chosen;
  function put(next: { readonly rings: Rings; readonly place: NodePlace }) {
    select(next.place);
    if (next.rings !== now()) propose(next.rings);
  }
  return {
    ...edits,
    selected,
    reachMm,
    setReach,
    select,
    /** Moves a point by a way, and with it what goes along. */
    pull: (by: Um, step: string | null = null, from: Rings = now(), place = selected) => {
      const isNowhere = by[0] === 0 && by[1] === 0;
      if (!isNowhere) propose(pulledLine(from, place, by, reachMm * UM_PER_MM), step);
    },
    step: (by: number) => select(nodeFurther(rings, selected, by)),
    add: () => put(withNode(now(), { ...selected, t: 0.5 })),
    remove: canRemoveNode(rings, selected) ? () => put(withoutNode(now(), selected)) : null,
  };
}

export type LineEditor = ReturnType<typeof useCorrecting>;
