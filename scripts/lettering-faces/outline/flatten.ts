import { type Contour, endOf, type Point, type Step } from "./contours.ts";

/** What each point of a curve of two, three or four points weighs at a part of its way (Bernstein). */
function weights(points: number, part: number): readonly number[] {
  const rest = 1 - part;
  if (points === 2) return [rest, part];
  if (points === 3) return [rest * rest, 2 * rest * part, part * part];
  return [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
}

/** The point of a curve at a part of its way. */
function pointAt(points: readonly Point[], part: number): Point {
  const weight = weights(points.length, part);
  let [x, y] = [0, 0];
  for (let at = 0; at < points.length; at += 1) {
    x += (points[at]?.x ?? 0) * (weight[at] ?? 0);
    y += (points[at]?.y ?? 0) * (weight[at] ?? 0);
  }
  return { x, y };
}

function pointsAlong(from: Point, step: Step, pieces: number): Point[] {
  if (step.command === "L") return [endOf(step)];
  const curve = [from, ...step.points];
  return Array.from({ length: pieces }, (_, at) => pointAt(curve, (at + 1) / pieces));
}

/** The corners of a polygon that follows a contour, `pieces` lines to a curve; the first is not repeated. */
export function flattened({ start, steps }: Contour, pieces: number): Point[] {
  const starts = [start, ...steps.map(endOf)];
  return steps.flatMap((step, at) => pointsAlong(starts[at] ?? start, step, pieces));
}

/** Positive where a polygon is walked clockwise as seen (y down). */
export function signedArea(polygon: readonly Point[]): number {
  return (
    polygon.reduce((sum, { x, y }, at) => {
      const before = polygon.at(at - 1) ?? { x, y };
      return sum + before.x * y - x * before.y;
    }, 0) / 2
  );
}

export function lengthOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, { x, y }, at) => {
    const before = polygon.at(at - 1) ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** Where along a curve one of its coordinates turns: the roots of its derivative, strictly between 0 and 1. */
function turns(values: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d] = values;
  if (d === undefined) return values.length < 3 ? [] : [(a - b) / (a - 2 * b + c)];
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (Math.abs(p) < 1e-9) return [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

/** The exact box of the curves: ends and turning points, not control points. */
export function boxOf(contours: readonly Contour[]) {
  const points = contours.flatMap(({ start, steps }) => {
    const starts = [start, ...steps.map(endOf)];
    return steps.flatMap((step, at) => {
      const curve = [starts[at] ?? start, ...step.points];
      const parts = [...turns(curve.map(({ x }) => x)), ...turns(curve.map(({ y }) => y))];
      return [
        endOf(step),
        ...parts.filter((part) => part > 0 && part < 1).map((part) => pointAt(curve, part)),
      ];
    });
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}
