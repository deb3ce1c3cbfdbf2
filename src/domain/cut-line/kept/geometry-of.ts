import type { Paths64 } from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import type { CurveBox } from "../curve/curve-box.ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";
import { simplified } from "../line/offset.ts";
import { type LineGeometry, MOST_OUTLINE_POINTS, type WholeBox } from "./line-geometry.ts";

function pointCount(paths: Paths64): number {
  return paths.reduce((sum, { length }) => sum + length, 0);
}

/** Not so fine that it takes more room than a picture: the coarser, the more corners there are. */
function keptOutline(outline: Paths64, within = 40): Paths64 {
  const few = pointCount(outline) <= MOST_OUTLINE_POINTS || within > UM_PER_MM;
  return few ? outline : keptOutline(simplified(outline, within), within * 2);
}

/** What was drawn round a picture of a size, as it is kept. `outline`: of the artwork, where what lies outside it is hidden. */
export function geometryOf(
  curves: readonly ClosedCurve[],
  { left, top }: CurveBox,
  { size, outline }: { readonly size: Pick<WholeBox, "width" | "height">; readonly outline: Paths64 | null },
): LineGeometry {
  const from = (value: number, index: number) => Math.round(value - (index % 2 === 0 ? left : top)) + 0;
  return {
    curves: curves.map((curve) => curve.map(from)),
    picture: {
      x: from(0, 0),
      y: from(0, 1),
      width: Math.round(size.width),
      height: Math.round(size.height),
    },
    outline: outline && keptOutline(outline).map((ring) => ring.flatMap(({ x, y }) => [x, y]).map(from)),
  };
}
