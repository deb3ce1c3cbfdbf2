import { expect, test } from "vitest";
import { addMonths, startOfWeek } from "./calendar-date.ts";

test.each([
  ["the end of January goes to the end of February", "2027-01-31", 1, "2027-02-28"],
  ["over the turn of the year", "2026-12-23", 1, "2027-01-23"],
  ["back over the turn of the year", "2027-01-05", -1, "2026-12-05"],
  ["a year back", "2026-11-22", -12, "2025-11-22"],
  ["from one leap day to a year without one", "2028-02-29", 12, "2029-02-28"],
])("months are counted: %s", (_what, date, months, reached) => {
  expect(addMonths(date, months)).toBe(reached);
});

test("a week begins on Monday", () => {
  expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
  expect(startOfWeek("2026-11-23")).toBe("2026-11-23");
});
