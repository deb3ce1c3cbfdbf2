import { expect, test } from "vitest";
import { formatEach } from "./price-each.ts";

test.each([
  [1300, 10, "$1.30"],
  [5500, 100, "$0.55"],
  [12800, 300, "$0.427"],
  [1850, 250, "$0.074"],
  [10000, 3, "$33.33"],
])("%i cents for %i pieces are %s each", (total, pieces, text) => {
  expect(formatEach(total, pieces)).toBe(text);
});
