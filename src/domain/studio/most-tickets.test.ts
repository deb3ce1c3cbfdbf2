import { expect, test } from "vitest";
import { drawnTogether, whyNotTogether } from "./most-tickets.ts";

test.each([
  [[400], null],
  [[401], null],
  [[200, 200], null],
  [[200, 201], "At most 400 lines at once: these orders have 401."],
  [Array.from({ length: 20 }, () => 16), null],
  [Array.from({ length: 21 }, () => 1), "At most 20 orders at once."],
])("job tickets of orders with so many lines: %j", (lines, why) => {
  expect(whyNotTogether(lines)).toBe(why);
});

test("more orders than that are drawn as some documents, none of them too long, in the same order", () => {
  const counts = [390, 10, 1, ...Array.from({ length: 20 }, () => 2), 500];
  const documents = drawnTogether(counts, (count) => count);
  expect(documents.map((one) => one.length)).toEqual([2, 20, 1, 1]);
  expect(documents.flat()).toEqual(counts);
  expect(documents.map(whyNotTogether)).toEqual([null, null, null, null]);
});
