import { movedBy, nextStop, type View, WHOLE_STAGE, zoomedTo } from "#domain/preview/geometry/view.ts";
import { arrowWay } from "#web/scene/arrow-keys.ts";

/** A tenth of what is seen. */
const STEP = 0.1;

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
  const way = arrowWay(key);
  return way === undefined || view.zoom === 1 ? null : movedBy(view, way[0] * STEP, way[1] * STEP);
}
