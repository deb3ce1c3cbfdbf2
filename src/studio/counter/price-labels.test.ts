import { expect, test } from "vitest";
import { marginText, priceQuestion } from "./price-labels.ts";

test("what a price leaves is said with its share, or that it is under what it costs", () => {
  expect(marginText(4500, 1423)).toBe("leaves $30.77, 68.4%");
  expect(marginText(1000, 1423)).toBe("$4.23 under what it costs");
  expect(marginText(null, 1423)).toBe("");
});

test("a price that is lower than usual is asked about, more so below what it costs; others are not", () => {
  const item = { usual: 57, cost: 14.23 };
  expect(priceQuestion("45", item)).toBe("That is $12.00 less than usual.");
  expect(priceQuestion("10", item)).toBe("That is $47.00 less than usual, and $4.23 under what it costs.");
  for (const typed of ["57", "60", "", "x"]) expect(priceQuestion(typed, item)).toBeNull();
});
