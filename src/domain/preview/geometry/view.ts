import { type Box, type Point, STAGE } from "../scene.ts";

/** What of the stage is seen: its upper left corner in stage units, and how many times larger it is than the whole stage. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE_STAGE: View = { zoom: 1, x: 0, y: 0 };

/** Where the buttons stop. */
const STOPS = [1, 1.5, 2, 3, 4, 6, 8] as const;
const [LEAST, MOST] = [STOPS[0], STOPS[6]];

/** The part of the stage that is seen. */
export function seenBox({ zoom, x, y }: View): Box {
  return { x, y, width: STAGE.width / zoom, height: STAGE.height / zoom };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Nothing beside the stage is ever seen. */
function onStage({ zoom, x, y }: View): View {
  const { width, height } = seenBox({ zoom, x, y });
  return { zoom, x: between(x, 0, STAGE.width - width), y: between(y, 0, STAGE.height - height) };
}

const MIDDLE: Point = [0.5, 0.5];

/** As large as wanted, within the limits; the place at these parts of the picture's width and height stays where it is. */
export function zoomedTo(view: View, wanted: number, [across, down] = MIDDLE): View {
  const zoom = between(wanted, LEAST, MOST);
  const [before, after] = [seenBox(view), seenBox({ ...view, zoom })];
  return onStage({
    zoom,
    x: view.x + across * (before.width - after.width),
    y: view.y + down * (before.height - after.height),
  });
}

/** The next stop; null where there is none further that way. */
export function nextStop({ zoom }: View, way: "in" | "out"): number | null {
  const further = way === "in" ? STOPS.find((stop) => stop > zoom) : STOPS.findLast((stop) => stop < zoom);
  return further ?? null;
}

/** Moved by parts of what is seen: 0.5 to the right shows what lies half a picture further right. */
export function movedBy(view: View, right: number, down: number): View {
  const { width, height } = seenBox(view);
  return onStage({ ...view, x: view.x + right * width, y: view.y + down * height });
}

/** Where a box of the stage is seen, in stage units of the picture. */
export function seenAt({ zoom, x, y }: View, box: Box): Box {
  return {
    x: (box.x - x) * zoom,
    y: (box.y - y) * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  };
}
