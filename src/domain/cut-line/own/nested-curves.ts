import { area, type Path64, pointInPolygon } from "clipper2-ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";
import { flattened } from "../kept/flattened.ts";

/** The same curve the other way. */
function turnedRound(curve: ClosedCurve): ClosedCurve {
  return Array.from({ length: curve.length / 2 }, (_, at) =>
    curve.slice(curve.length - 2 * at - 2, curve.length - 2 * at),
  ).flat();
}

function isInside([point]: Path64, other: Path64): boolean {
  return point !== undefined && pointInPolygon(point, other) === 1;
}

/** Curves as a cut line has them, whichever way they were drawn: pieces clockwise, holes in them the other way, pieces in those clockwise again. */
export function nestedCurves(curves: readonly ClosedCurve[]): {
  readonly curves: readonly ClosedCurve[];
  readonly pieces: number;
} {
  const rings = curves.map(flattened);
  const isPiece = rings.map(
    (ring) => rings.filter((other) => other !== ring && isInside(ring, other)).length % 2 === 0,
  );
  return {
    curves: curves.map((curve, at) => (area(rings[at]!) > 0 === isPiece[at] ? curve : turnedRound(curve))),
    pieces: isPiece.filter(Boolean).length,
  };
}
