import { rectangle } from "../geometry/outline.ts";
import {
  type Box,
  type Effect,
  type GroupShape,
  type Paint,
  type PathShape,
  type SceneShape,
  group,
  path,
} from "../scene.ts";

const SHADE = "#2b1c0a";

/** [x, y, width, height] in millimetres. */
type Corners = readonly [x: number, y: number, width: number, height: number];

export function boxOf([x, y, width, height]: Corners): Box {
  return { x, y, width, height };
}

/** A painted rectangle, its corners rounded by so much. */
export function slab(corners: Corners, fill: Paint, radius = 0): PathShape {
  return path(rectangle(boxOf(corners), radius), { fill });
}

/** A shape that lets through what lies below it. */
export function faint(shape: PathShape, opacity: number): PathShape {
  return { ...shape, opacity };
}

/** Out of focus. */
export function soft(shapes: readonly SceneShape[], opacity = 1, effect: Effect = "shadow-soft"): GroupShape {
  return group(shapes, { effect, opacity });
}

/** The shadow of an outline, fallen so far to the right and down. */
export function cast(
  d: string,
  [x, y]: readonly [number, number],
  opacity: number,
  effect: Effect = "shadow-soft",
): GroupShape {
  return soft([path(d, { fill: SHADE, matrix: [1, 0, 0, 1, x, y] })], opacity, effect);
}

/** A lit edge above and a dark one below a rectangle: a board, a rail, a panel. */
export function edged([x, y, width, height]: Corners, thin: number): SceneShape[] {
  return [
    faint(slab([x, y, width, thin], "#ffffff"), 0.45),
    faint(slab([x, y + height - thin, width, thin], SHADE), 0.28),
  ];
}
