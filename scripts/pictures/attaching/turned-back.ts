import { coordinate } from "#domain/preview/geometry/number.ts";
import { type Matrix, type Point, type SceneShape, group, path } from "#domain/preview/scene.ts";

interface Sheet {
  readonly outline: string;
  /** The side that is seen where it lies. */
  readonly above: readonly SceneShape[];
  /** The side that comes up where it is turned back. */
  readonly below: readonly SceneShape[];
}

/** Where a sheet bends, from its upper to its lower edge: to the left it lies, from the right it is turned back. */
export type Bend = readonly [upper: Point, lower: Point];

/** A sheet that stands up from what it lies on looks shorter than one folded flat. */
const STANDING = 0.55;
const FAR = 2000;

/** The plane on one side of the bend. */
function half([[x1, y1], [x2, y2]]: Bend, side: -1 | 1): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = FAR / Math.hypot(dx, dy);
  const [ax, ay] = [x1 - dx * long, y1 - dy * long];
  const [bx, by] = [x2 + dx * long, y2 + dy * long];
  const [ox, oy] = [dy * long * side, -dx * long * side];
  const points = [ax, ay, bx, by, bx + ox, by + oy, ax + ox, ay + oy].map(coordinate);
  return `M${points.join(" ")}Z`;
}

/** Mirrors at the bend, and shortens what it mirrors. */
export function folding([[x1, y1], [x2, y2]]: Bend): Matrix {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const by = 1 + STANDING;
  const off = by * (x1 * nx + y1 * ny);
  return [1 - by * nx * nx, -by * nx * ny, -by * nx * ny, 1 - by * ny * ny, off * nx, off * ny];
}

/** A sheet of which the right part has been lifted: it lies, bends, and shows its other side above its own shadow. */
export function turnedBack({ outline, above, below }: Sheet, bend: Bend): SceneShape[] {
  const [left, right, fold] = [half(bend, -1), half(bend, 1), folding(bend)];
  const [[x1, y1], [x2, y2]] = bend;
  const lifted = (shapes: readonly SceneShape[]) => group([group(shapes, { clip: right })], { matrix: fold });
  return [
    group(above, { clip: left }),
    group([group([lifted([path(outline, { fill: "#2b1c0a" })])], { matrix: [1, 0, 0, 1, -9, 12] })], {
      effect: "shadow-soft",
      opacity: 0.5,
    }),
    lifted(below),
    // The light along the bend.
    {
      ...path(`M${x1 - 54} ${y1}L${x1} ${y1}L${x2} ${y2}L${x2 - 54} ${y2}Z`, { fill: "bend" }),
      opacity: 0.9,
    },
  ];
}
