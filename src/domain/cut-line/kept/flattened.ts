import type { Path64 } from "clipper2-ts";
import type { ClosedCurve } from "../curve/fit-curve.ts";

/** A side is nowhere further from its curve, in micrometres. */
const WITHIN = 5;
const MOST_SIDES = 64;

/** A cubic Bézier curve in micrometres: its ends 0 and 3, its handles 1 and 2. */
interface Cubic {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly x3: number;
  readonly y3: number;
}

/** The cubic that begins at a place of a curve. */
function cubicAt(curve: ClosedCurve, at: number): Cubic {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve.slice(at, at + 8);
  return { x0, y0, x1, y1, x2, y2, x3, y3 };
}

/** Whether handles lie on the straight way between the ends. */
function isStraight({ x0, y0, x1, y1, x2, y2, x3, y3 }: Cubic): boolean {
  const length = Math.hypot(x3 - x0, y3 - y0);
  const liesBetween = (x: number, y: number) =>
    Math.abs((x3 - x0) * (y - y0) - (y3 - y0) * (x - x0)) <= length &&
    Math.hypot(x - x0, y - y0) + Math.hypot(x - x3, y - y3) <= length + 2;
  return liesBetween(x1, y1) && liesBetween(x2, y2);
}

/** How many sides follow a cubic, by how far its handles pull it from even steps. */
function sidesFor({ x0, y0, x1, y1, x2, y2, x3, y3 }: Cubic): number {
  const pull = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  return Math.min(MOST_SIDES, Math.max(1, Math.ceil(Math.sqrt((0.75 * pull) / WITHIN))));
}

function pointAt({ x0, y0, x1, y1, x2, y2, x3, y3 }: Cubic, t: number) {
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
    const cubic = cubicAt(curve, at);
    const sides = isStraight(cubic) ? 1 : sidesFor(cubic);
    for (let side = 0; side < sides; side++) points.push(pointAt(cubic, side / sides));
  }
  return points.filter(({ x, y }, at) => {
    const before = points.at(at - 1);
    return before === undefined || before.x !== x || before.y !== y;
  });
}
