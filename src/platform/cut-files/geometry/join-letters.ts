import {
  area,
  FillRule,
  getBounds,
  getBoundsPaths,
  type Path64,
  type Paths64,
  type Rect64,
  union,
} from "clipper2-ts";
import type { PlacedOutline } from "../cut-job.ts";
import { pointsOfCommand } from "#domain/lettering/outline-of.ts";
import { type KnifePath, knifePath, straightPath } from "./knife-path.ts";

/** The closed lines of a letter where it stands, in millimetres. */
function pathsOf({ outline, matrix }: PlacedOutline): KnifePath[] {
  const [a, b, c, d, e, f] = matrix;
  const paths: KnifePath[] = [];
  let next = 0;
  for (const commands of outline.commands.match(/[^Z]+Z/g) ?? []) {
    const numbers: number[] = [];
    const end = next + 2 * [...commands].reduce((sum, command) => sum + pointsOfCommand(command), 0);
    for (; next < end; next += 2) {
      const [x, y] = [outline.numbers[next] ?? 0, outline.numbers[next + 1] ?? 0];
      numbers.push(a * x + c * y + e, b * x + d * y + f);
    }
    paths.push(knifePath(commands, numbers));
  }
  return paths.filter(({ points }) => points.length > 2);
}

/** Two lines of whole micrometres with the same box and the same area that do not cross are the same line. */
function nameOf(points: Path64): string {
  const { left, top, right, bottom } = getBounds(points);
  return [left, top, right, bottom, Math.abs(area(points))].join(" ");
}

function meet(a: Rect64, b: Rect64, gap: number): boolean {
  return (
    a.left - gap <= b.right && b.left - gap <= a.right && a.top - gap <= b.bottom && b.top - gap <= a.bottom
  );
}

/** Parts whose boxes come within `gap` micrometres of each other, by way of others as well: only these can ever touch. */
export function touchingGroups<Part>(
  parts: readonly Part[],
  linesOf: (part: Part) => Paths64,
  gap: number,
): Part[][] {
  const boxes = parts.map((part) => getBoundsPaths(linesOf(part)));
  const groups: { boxes: Rect64[]; parts: Part[] }[] = [];
  parts.forEach((part, at) => {
    const box = boxes[at];
    if (box === undefined) return;
    const near = groups.filter((group) => group.boxes.some((other) => meet(box, other, gap)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push({
      boxes: [...near.flatMap((group) => group.boxes), box],
      parts: [...near.flatMap((group) => group.parts), part],
    });
  });
  return groups.map((group) => group.parts);
}

function turned(lines: Paths64, by: 1 | -1): Paths64 {
  return lines.map((line) => line.map(({ x, y }) => ({ x: -by * y, y: by * x })));
}

/** Clipper sweeps from top to bottom: what is wide takes it far longer than the same stood upright. */
export function sweptAlong(lines: Paths64, work: (lines: Paths64) => Paths64): Paths64 {
  const { left, right, top, bottom } = getBoundsPaths(lines);
  return right - left > bottom - top ? turned(work(turned(lines, 1)), -1) : work(lines);
}

/** Lines that no other crosses keep their curves; the rest are one outline in straight lines. */
function joined(letters: readonly (readonly KnifePath[])[]): KnifePath[] {
  const paths = letters.flat();
  if (letters.length === 1) return paths;
  const known = new Map(paths.map((path) => [nameOf(path.points), path]));
  const lines: Paths64 = paths.map(({ points }) => points);
  return sweptAlong(lines, (turned) => union(turned, FillRule.NonZero)).map(
    (points) => known.get(nameOf(points)) ?? straightPath(points),
  );
}

/** The lines of each letter where it stands; those without ink have none. */
export function linesOfLetters(shapes: readonly PlacedOutline[]): KnifePath[][] {
  return shapes.map(pathsOf).filter((paths) => paths.length > 0);
}

/**
 * What is cut of letters: those that touch become one piece, so that no line crosses another. Outer lines and holes are wound
 * against each other.
 */
export function joinLetters(letters: readonly KnifePath[][]): KnifePath[] {
  return touchingGroups(letters, (paths) => paths.map(({ points }) => points), 1).flatMap(joined);
}
