import type { Point } from "./contours.ts";

/** On which side of the line from a to b a point lies: 0 on it. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
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
