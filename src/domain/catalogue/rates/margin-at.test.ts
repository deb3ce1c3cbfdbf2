import { expect, test } from "vitest";
import { averageMargin, marginAt } from "./margin-at.ts";

const margin = [
  { quantity: 10, permille: 3000 },
  { quantity: 110, permille: 2000 },
  { quantity: 1000, permille: 1500 },
];

test.each([
  [1, 3000, "level before the first point"],
  [10, 3000, "at a point"],
  [60, 2500, "half way between two"],
  [63, 2470, "in proportion"],
  [555, 1750, "in whole thousandths"],
  [1000, 1500, "at the last point"],
  [9999, 1500, "level beyond it"],
])("the margin at %i pieces is %i thousandths: %s", (quantity, permille) => {
  expect(marginAt(margin, quantity)).toBe(permille);
});

test.each([
  [40, 3000, "all in the first bracket"],
  [100, 3000, "the whole of it"],
  [200, 2500, "half at 3000, half at 2000"],
  [400, 2000, "100 at 3000, 100 at 2000, 200 at 1500"],
])("in brackets the margin of %i pieces is %i thousandths: %s", (quantity, permille) => {
  const margins = [
    { upTo: 100, permille: 3000 },
    { upTo: 200, permille: 2000 },
    { upTo: null, permille: 1500 },
  ];
  expect(averageMargin(margins, quantity)).toBe(permille);
});
