import { expect, test } from "vitest";
import { overpaidLabel } from "./order-side.tsx";

test.each([
  ["65.00", "65.00", null],
  ["20", "65.00", null],
  ["650.00", "65.00", "This is $585.00 more than is to be paid."],
  ["$5", "", "This is $5.00 more than is to be paid."],
  ["a lot", "65.00", null],
])("of %o typed where %o is to be paid it asks %o", (typed, due, words) => {
  expect(overpaidLabel(typed, due)).toBe(words);
});
