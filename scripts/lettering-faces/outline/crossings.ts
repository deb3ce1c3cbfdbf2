import type { Point } from "./contours.ts";

/** Nearer to a line than this, in font units, a point lies on it: what lines of curves differ by is no crossing. */
const TOUCHING = 0.01;

/** On which side of the line from a to b a point lies: 0 on it. */
function side(a: Point, b: Point, point: Point): number {
  const area = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return Math.abs(area) <= TOUCHING * Math.hypot(b.x - a.x, b.y - a.y) ? 0 : Math.sign(area);
}

/** The lines of polygons, from left to right. */
function linesOf(polygons: readonly (readonly Point[])[]) {
  return polygons
    .flatMap((polygon) => polygon.map((b, at) => ({ a: polygon.at(at - 1) ?? b, b })))
    .map(({ a, b }) => ({ a, b, left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) }))
    .toSorted((one, other) => one.left - other.left);
}

/** How many pairs of lines go right through each other; touching is none. */
export function crossings(polygons: readonly (readonly Point[])[]): number {
  const lines = linesOf(polygons);
  let found = 0;
  for (const [at, { a, b, right }] of lines.entries())
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.left > right) break;
      const apart = side(a, b, other.a) * side(a, b, other.b) < 0;
      if (apart && side(other.a, other.b, a) * side(other.a, other.b, b) < 0) found += 1;
    }
  return found;
}
