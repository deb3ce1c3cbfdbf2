import type { Path64 } from "clipper2-ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";

/** A side is nowhere further from its curve, in micrometres. */
const WITHIN = 5;
const MOST_SIDES = 64;

/** Whether handles lie on the straight way between the ends. */
function isStraight([
  x0 = 0,
  y0 = 0,
  x1 = 0,
  y1 = 0,
  x2 = 0,
  y2 = 0,
  x3 = 0,
  y3 = 0,
]: readonly number[]): boolean {
  const length = Math.hypot(x3 - x0, y3 - y0);
  const away = (x: number, y: number) => Math.abs((x3 - x0) * (y - y0) - (y3 - y0) * (x - x0));
  const isBetween = (x: number, y: number) =>
    Math.hypot(x - x0, y - y0) + Math.hypot(x - x3, y - y3) <= length + 2;
  return [x1, x2].every((x, at) => {
    const y = at === 0 ? y1 : y2;
    return away(x, y) <= length && isBetween(x, y);
  });
}

/** How many sides follow a cubic, by how far its handles pull it from even steps. */
function sidesFor([
  x0 = 0,
  y0 = 0,
  x1 = 0,
  y1 = 0,
  x2 = 0,
  y2 = 0,
  x3 = 0,
  y3 = 0,
]: readonly number[]): number {
  const pull = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  return Math.min(MOST_SIDES, Math.max(1, Math.ceil(Math.sqrt((0.75 * pull) / WITHIN))));
}

function pointAt(
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[],
  t: number,
) {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: Math.round(a * x0 + b * x1 + c * x2 + d * x3) + 0,
    y: Math.round(a * y0 + b * y1 + c * y2 + d * y3) + 0,
  };
}

/** A closed curve as a polygon of whole micrometres; no corner follows itself. */
export function flattened(curve: ClosedCurve): Path64 {
  const points: Path64 = [];
  for (let at = 0; at + 7 < curve.length; at += 6) {
    const cubic = curve.slice(at, at + 8);
    const sides = isStraight(cubic) ? 1 : sidesFor(cubic);
    for (let side = 0; side < sides; side++) points.push(pointAt(cubic, side / sides));
  }
  return points.filter(({ x, y }, at) => {
    const before = points.at(at - 1);
    return before === undefined || before.x !== x || before.y !== y;
  });
}
