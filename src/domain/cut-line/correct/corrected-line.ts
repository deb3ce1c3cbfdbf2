import { boxOfCurves } from "../curve/curve-box.ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";
import type { CutLine } from "../cut-line.types.ts";
import { cutLineOf, type LineGeometry } from "../kept/line-geometry.ts";
import { curveOf, nodesOf, type NodeRing, type Um } from "./line-nodes.ts";

/** A line that was changed by hand: as it is kept, as it is painted, and where it begins in what it was changed from, in micrometres. */
export interface CorrectedLine {
  readonly geometry: LineGeometry;
  readonly line: CutLine;
  readonly from: Um;
}

/** Points of all lines of a geometry, moved by a way. */
export function ringsOf({ curves }: LineGeometry, [x, y]: Um = [0, 0]): readonly NodeRing[] {
  return curves.map((curve) =>
    nodesOf(curve).map((node) => ({ ...node, at: [node.at[0] + x, node.at[1] + y] as const })),
  );
}

function moved(values: readonly number[], [left, top]: Um): readonly number[] {
  return values.map((value, at) => value - (at % 2 === 0 ? left : top));
}

/** With the upper left corner of the box round other curves at 0, 0; picture and artwork lie under them as before. */
function withCurves(geometry: LineGeometry, curves: readonly ClosedCurve[], from: Um): LineGeometry {
  const { picture, outline } = geometry;
  return {
    curves: curves.map((curve) => moved(curve, from)),
    picture: { ...picture, x: picture.x - from[0], y: picture.y - from[1] },
    outline: outline && outline.map((ring) => moved(ring, from)),
  };
}

/** What a line has become by hand, whole, and its box as large as it is now. Null where nothing is left of it. */
export function correctedLine(
  geometry: LineGeometry,
  rings: readonly NodeRing[],
  borderMm: number,
): CorrectedLine | null {
  const curves = rings.map(curveOf);
  const box = boxOfCurves(curves);
  if (box === null) return null;
  const from = [Math.round(box.left), Math.round(box.top)] as const;
  const corrected = withCurves(geometry, curves, from);
  const [widthUm, heightUm] = [box.right - from[0], box.bottom - from[1]];
  return { geometry: corrected, line: cutLineOf(corrected, { widthUm, heightUm, borderMm }), from };
}
