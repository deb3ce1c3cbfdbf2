import type { Path64, Paths64, Point64 } from "clipper2-ts";

function turn(a: Point64, b: Point64, c: Point64): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function half(points: readonly Point64[]): Path64 {
  const hull: Path64 = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** What a rubber band round all outlines would be (Andrew's monotone chain). */
export function convexHull(paths: Paths64): Path64 {
  const points = paths.flat().toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...half(points), ...half(points.toReversed())];
}
