import { type SizeMm, UM_PER_MM } from "#domain/size-mm.ts";
import type { ClosedCurve } from "./fit-curve.ts";

/** A box in micrometres. */
export interface CurveBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How large it is, in millimetres. */
export function sizeOfCurveBox({ left, top, right, bottom }: CurveBox): SizeMm {
  return { widthMm: (right - left) / UM_PER_MM, heightMm: (bottom - top) / UM_PER_MM };
}

/** Where a cubic turns round in one direction, between its ends. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
  if (Math.abs(a) < 1e-9) return b === 0 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

/** The least and the greatest that a cubic comes to in one direction. */
function reachOfCubic(p0: number, p1: number, p2: number, p3: number): readonly [number, number] {
  const values = turningPoints(p0, p1, p2, p3)
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const u = 1 - t;
      return u * u * u * p0 + 3 * t * u * u * p1 + 3 * t * t * u * p2 + t * t * t * p3;
    });
  return [Math.min(p0, p3, ...values), Math.max(p0, p3, ...values)];
}

/** The true box round curves: where they go, not where their handles lie. Null for no curve. */
export function boxOfCurves(curves: readonly ClosedCurve[]): CurveBox | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const curve of curves)
    for (let at = 0; at + 7 < curve.length; at += 6) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve.slice(at, at + 8);
      const across = reachOfCubic(x0, x1, x2, x3);
      const down = reachOfCubic(y0, y1, y2, y3);
      [left, right] = [Math.min(left, across[0]), Math.max(right, across[1])];
      [top, bottom] = [Math.min(top, down[0]), Math.max(bottom, down[1])];
    }
  return left > right ? null : { left, top, right, bottom };
}
