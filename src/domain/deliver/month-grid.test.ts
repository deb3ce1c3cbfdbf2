import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoWeekday } from "#domain/calendar-date.ts";
import { monthGrid } from "./month-grid.ts";

const someDate = fc.integer({ min: 0, max: 4000 }).map((days) => addDays("2026-01-01", days));

test("December 2026 begins on a Tuesday and ends on a Thursday", () => {
  const weeks = monthGrid("2026-12-23");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
});

test.each([
  ["28 days that begin on a Monday fill four weeks", "2027-02-14", 4],
  ["31 days that begin on a Saturday need six", "2026-08-01", 6],
  ["a leap year's February", "2028-02-29", 5],
])("%s", (_what, date, weeks) => {
  expect(monthGrid(date)).toHaveLength(weeks);
});

test("every day of a month stands once, in order, under its weekday", () => {
  fc.assert(
    fc.property(someDate, (date) => {
      const weeks = monthGrid(date);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toContain(date);
      expect(days.every((day, index) => day === addDays(days[0] ?? "", index))).toBe(true);
      expect(days.every((day) => day.slice(0, 7) === date.slice(0, 7))).toBe(true);
      for (const week of weeks)
        week.forEach((day, index) => expect(day === null || isoWeekday(day) === index + 1).toBe(true));
    }),
  );
});
