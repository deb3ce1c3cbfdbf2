import { movedBy, nextStop, type View, WHOLE_STAGE, zoomedTo } from "#domain/preview/geometry/view.ts";

/** A tenth of what is seen. */
const STEP = 0.1;
const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** One stop larger or smaller; as it is where there is none further that way. */
export function zoomedOn(view: View, way: "in" | "out"): View {
  const stop = nextStop(view, way);
  return stop === null ? view : zoomedTo(view, stop);
}

/** What a key does to a picture that is zoomed; null where it is none of its keys. Arrows move it once it is larger than whole. */
export function viewAfterKey(view: View, key: string): View | null {
  if (key === "+" || key === "=") return zoomedOn(view, "in");
  if (key === "-" || key === "_") return zoomedOn(view, "out");
  if (key === "0") return WHOLE_STAGE;
  const move = MOVES[key];
  return move === undefined || view.zoom === 1 ? null : movedBy(view, ...move);
}
