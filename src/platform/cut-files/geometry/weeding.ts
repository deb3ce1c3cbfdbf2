import { type Path64, pointInPolygon, PointInPolygonResult } from "clipper2-ts";
import type { CutSheet } from "../cut-sheet.ts";
import { isOutside, type KnifePath, MICROMETRES } from "./knife-path.ts";

function isWithin({ points }: KnifePath, around: Path64): boolean {
  const [first] = points;
  return first !== undefined && pointInPolygon(first, around) === PointInPolygonResult.IsInside;
}

/** How many spaces inside letters the film of their outline fills: where it has none of its own, the space was too narrow. */
export function filledSpaces(letters: CutSheet, outline: CutSheet): number {
  // Both films have the same marks: from one to the other.
  const [from, to] = [letters.marks[0]?.points[0], outline.marks[0]?.points[0]];
  const [dx, dy] = from && to ? [to.x - from.x, to.y - from.y] : [0, 0];
  const holes = outline.lines.filter((line) => !isOutside(line));
  return letters.lines
    .filter((line) => !isOutside(line))
    .map(({ points }) => points.map(({ x, y }) => ({ x: x + dx, y: y + dy })))
    .filter((space) => !holes.some((hole) => isWithin(hole, space))).length;
}

/** Corners nearer than this are one: a hundredth of a millimetre. */
const SAME = MICROMETRES / 100;

/** In how many places parts of film touch at a corner and nowhere else. */
export function cornersTouching({ lines }: CutSheet): number {
  const places = new Map<string, number>();
  for (const { points } of lines.filter(isOutside))
    for (const { x, y } of points) {
      const place = `${Math.round(x / SAME)} ${Math.round(y / SAME)}`;
      places.set(place, (places.get(place) ?? 0) + 1);
    }
  return [...places.values()].filter((times) => times > 1).length;
}
