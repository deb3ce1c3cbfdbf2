import { expect, it, test } from "vitest";
import { rulerMarks, rulerStep } from "./ruler.ts";

it.each([
  // A figure needs 100 stage units.
  [100, 1, 5],
  [99, 2, 4],
  [50, 2, 4],
  [49, 5, 5],
  [20, 5, 5],
  [19, 10, 5],
  [2.8, 50, 5],
  [0.6, 200, 4],
  [560, 0.2, 4],
  [5000, 0.1, 5],
])(
  "at %d units to the millimetre there is a figure every %d mm, in %d parts",
  (unitsPerMm, stepMm, parts) => {
    const found = rulerStep(unitsPerMm);
    expect(found.stepMm).toBeCloseTo(stepMm, 9);
    expect(found.parts).toBe(parts);
  },
);

function figures(edge: Parameters<typeof rulerMarks>[0]): number[] {
  return rulerMarks(edge)
    .filter(({ isNumbered }) => isNumbered)
    .map(({ millimetres }) => millimetres);
}

test("216 mm over three quarters of a picture are figured every 50 mm, also before and behind them", () => {
  expect(figures({ zero: 120, unitsPerMm: 2.8, length: 900 })).toEqual([0, 50, 100, 150, 200, 250]);
  expect(figures({ zero: 160, unitsPerMm: 2.8, length: 900 })).toEqual([-50, 0, 50, 100, 150, 200, 250]);
});

test("zoomed in, marks lie between the figures at every fifth, each where its millimetres are", () => {
  const marks = rulerMarks({ zero: -560, unitsPerMm: 56, length: 900 });
  expect(marks[0]).toEqual({ at: 0, millimetres: 10, isNumbered: true });
  expect(marks.slice(1, 5).map(({ millimetres }) => millimetres)).toEqual([10.5, 11, 11.5, 12]);
  expect(marks[4]).toEqual({ at: 112 / 900, millimetres: 12, isNumbered: true });
  expect(marks.at(-1)?.at).toBeLessThanOrEqual(1);
});

test("fractions of a millimetre are read as they are written", () => {
  expect(figures({ zero: 0, unitsPerMm: 560, length: 400 })).toEqual([0, 0.2, 0.4, 0.6]);
});
