import { getBoundsPaths, type Paths64, type Rect64 } from "clipper2-ts";

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
