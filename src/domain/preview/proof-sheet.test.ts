import { expect, test } from "vitest";
import { laySheet, rulerLines, shownWidth } from "./proof-sheet.ts";

test("a piece is laid as large as there is room, in the middle", () => {
  // 50 mm with 2 mm round it: 528 pixels for 54 mm.
  const { scale, x, y } = laySheet({ widthMm: 50, heightMm: 50, bleedMm: 2 });
  expect(scale).toBeCloseTo(9.778, 3);
  expect([x, y]).toEqual([expect.closeTo(205.556, 3), expect.closeTo(51.556, 3)]);
  expect(laySheet({ widthMm: 406, heightMm: 20, bleedMm: 2 }).scale).toBe(2);
});

test("at its size a piece of 50 mm is 50 mm of the screen", () => {
  const size = { widthMm: 50, heightMm: 50, bleedMm: 2 };
  const shown = shownWidth(size, 1, 4);
  expect((shown / 900) * laySheet(size).scale * 50).toBeCloseTo(200);
  expect(shownWidth(size, 2, 4)).toBe(2 * shown);
});

const figuresOf = (lengthMm: number, scale: number) =>
  rulerLines(lengthMm, scale).flatMap(({ mm, hasFigure }) => (hasFigure ? [mm] : []));

test.each([
  { lengthMm: 50, scale: 9.778, figures: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50] },
  { lengthMm: 43, scale: 5, figures: [0, 10, 20, 30, 43] },
  { lengthMm: 450, scale: 1.8, figures: [0, 50, 100, 150, 200, 250, 300, 350, 400, 450] },
  { lengthMm: 3, scale: 60, figures: [0, 1, 2, 3] },
])("a ruler of $lengthMm mm has round figures and what it measures", ({ lengthMm, scale, figures }) => {
  expect(figuresOf(lengthMm, scale)).toEqual(figures);
});

test("a figure that would touch the last one is left out, its line is not", () => {
  const lines = rulerLines(41, 5);
  expect(figuresOf(41, 5)).toEqual([0, 10, 20, 30, 41]);
  expect(lines.some(({ mm }) => mm === 40)).toBe(true);
});
