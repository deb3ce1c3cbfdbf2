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
import type { WholeLine } from "./kept-line.ts";
import { useCheckedHistory } from "./use-checked-history.ts";

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
