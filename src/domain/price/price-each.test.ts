import { expect, test } from "vitest";
import { formatEach, formatEachShort } from "./price-each.ts";

test.each([
  [1300, 10, "$1.30", "exact to the cent"],
  [5500, 100, "55 c", "exact, but like the rest of a column below a dollar"],
  [2250, 200, "about 11 c", "11.25 c: nobody pays a quarter of a cent"],
  [12800, 300, "about 43 c", "42.67 c"],
  [1850, 250, "about 7.4 c", "a tenth counts below ten cents"],
  [9960, 1000, "about 10 c", "9.96 c"],
  [500, 100, "5 c", "whole cents have no tenth"],
  [1000, 10, "$1.00", "a dollar is in dollars"],
  [10000, 3, "about $33.33", "above a dollar in dollars"],
])("%i cents for %i pieces are %s each: %s", (total, pieces, text) => {
  expect(formatEach(total, pieces)).toBe(text);
  expect(formatEachShort(total, pieces)).toBe(text.replace("about ", ""));
});
