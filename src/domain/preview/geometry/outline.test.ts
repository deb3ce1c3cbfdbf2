import { expect, it } from "vitest";
import { type Outline, grown, outlinePath } from "./outline.ts";

const box = { x: 0, y: 0, width: 80, height: 50 };

/** Points on a path of M, L, Q, h, v, a and Z, curves sampled; arcs here only ever touch the box at their ends. */
function pointsOf(d: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLQhvaZ])([^MLQhvaZ]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const [n0 = 0, n1 = 0, n2 = 0, n3 = 0] = numbers;
    if (command === "Q")
      for (let t = 0.1; t < 1; t += 0.1)
        points.push([
          (1 - t) ** 2 * x + 2 * t * (1 - t) * n0 + t * t * n2,
          (1 - t) ** 2 * y + 2 * t * (1 - t) * n1 + t * t * n3,
        ]);
    if (command === "M" || command === "L") [x, y] = [n0, n1];
    if (command === "Q") [x, y] = [n2, n3];
    if (command === "h") x += n0;
    if (command === "v") y += n0;
    if (command === "a") [x, y] = [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

it.each(["rectangle", "rounded", "label", "custom"] satisfies Outline[])(
  "the %s outline stays in its box and reaches all four sides",
  (outline) => {
    const points = pointsOf(outlinePath(outline, box, 6));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    for (const [found, wanted] of [
      [Math.min(...xs), 0],
      [Math.max(...xs), 80],
      [Math.min(...ys), 0],
      [Math.max(...ys), 50],
    ] as const)
      expect(Math.abs(found - wanted)).toBeLessThan(0.35);
  },
);

it("an ellipse has half the width and half the height of its box as its radii", () => {
  expect(outlinePath("ellipse", box)).toBe("M0 25a40 25 0 1 1 80 0a40 25 0 1 1 -80 0Z");
});

it("a bleed of 2 mm makes the box 4 mm larger, a safety of 2 mm 4 mm smaller", () => {
  expect(grown(box, 2)).toEqual({ x: -2, y: -2, width: 84, height: 54 });
  expect(grown(box, -2)).toEqual({ x: 2, y: 2, width: 76, height: 46 });
});
