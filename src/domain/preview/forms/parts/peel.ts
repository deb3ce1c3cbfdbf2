import { type Outline, polygon } from "../../geometry/outline.ts";
import { type Box, type Matrix, type Shape, group, path } from "../../scene.ts";

interface Peel {
  /** What stays flat. */
  readonly flat: string;
  /** The corner that is folded over, before it is folded. */
  readonly corner: string;
  readonly fold: Matrix;
}

/** Distance from the centre to the outline's far end in the direction of the upper right corner. */
const reach = (outline: Outline, width: number, height: number): number =>
  outline === "ellipse" || outline === "custom"
    ? Math.hypot(width, height) / 2 / Math.SQRT2
    : (width + height) / 2 / Math.SQRT2;

/** Where the upper right corner of a piece folds over, so many millimetres deep. */
export const peelOf = (outline: Outline, box: Box, depth: number): Peel => {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = reach(outline, box.width, box.height) - depth;
  const [px, py] = [cx + far / Math.SQRT2, cy - far / Math.SQRT2];
  const long = (box.width + box.height) * 2;
  const along = long / Math.SQRT2;
  const start = [px - along, py - along] as const;
  const end = [px + along, py + along] as const;
  const beyond = (point: readonly [number, number], by: number) =>
    [point[0] + by / Math.SQRT2, point[1] - by / Math.SQRT2] as const;
  return {
    flat: polygon([start, end, beyond(end, -long), beyond(start, -long)]),
    corner: polygon([start, end, beyond(end, long), beyond(start, long)]),
    fold: [0, 1, 1, 0, px - py, py - px],
  };
};

/** A piece whose upper right corner has been lifted: the flat part, and the folded corner showing its underside. */
export const peeled = (piece: readonly Shape[], d: string, peel: Peel): Shape[] => [
  group(piece, { clip: peel.flat }),
  group([path(d, { fill: "#2b1c0a", matrix: peel.fold })], {
    clip: peel.flat,
    effect: "shadow-contact",
    opacity: 0.4,
  }),
  group([path(d, { fill: "flap" }), { ...path(d, { stroke: "#2b1c0a", strokeWidth: 0.15 }), opacity: 0.3 }], {
    matrix: peel.fold,
    clip: peel.corner,
    part: "peel",
  }),
];
