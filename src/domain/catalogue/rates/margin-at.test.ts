import { expect, test } from "vitest";
import { marginAt } from "./margin-at.ts";

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
