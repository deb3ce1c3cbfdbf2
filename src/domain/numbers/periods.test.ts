import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar-date.ts";
import {
  MOST_PERIODS,
  periodBefore,
  periodLabel,
  periodName,
  periodOf,
  periodsBetween,
  periodSteps,
  sameDayBefore,
  usualFrom,
} from "./periods.ts";

describe("a period", () => {
  test.each([
    ["day", "2026-11-29", "2026-11-29", "2026-11-29"],
    ["week", "2026-11-29", "2026-11-23", "2026-11-29"],
    ["week", "2026-11-30", "2026-11-30", "2026-12-06"],
    ["month", "2028-02-11", "2028-02-01", "2028-02-29"],
    ["month", "2026-12-31", "2026-12-01", "2026-12-31"],
  ] as const)("of a %s with %s goes from %s to %s", (step, date, begins, ends) => {
    expect(periodOf(step, date)).toEqual({ begins, ends });
  });

  test("before the first of a year lies in the year before", () => {
    expect(periodBefore("month", periodOf("month", "2027-01-20"))).toEqual({
      begins: "2026-12-01",
      ends: "2026-12-31",
    });
    expect(periodBefore("week", periodOf("week", "2027-01-01")).begins).toBe("2026-12-21");
  });

  test.each([
    ["day", "2026-11-29", "29 Nov", "29 November"],
    ["week", "2026-11-29", "23 Nov", "23 to 29 November"],
    ["week", "2026-10-01", "28 Sep", "28 September to 4 October"],
    ["month", "2026-05-03", "May 2026", "May 2026"],
  ] as const)("%s of %s is called %s, and %s in a sentence", (step, date, label, name) => {
    const period = periodOf(step, date);
    expect([periodLabel(step, period), periodName(step, period)]).toEqual([label, name]);
  });
});

describe("periods between two days", () => {
  test("follow each other without a gap, hold both days, and are no more than one too many", () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays("2024-01-01", days));
    fc.assert(
      fc.property(fc.constantFrom(...periodSteps), day, fc.nat(400), (step, from, days) => {
        const until = addDays(from, days);
        const periods = periodsBetween(step, from, until);
        expect(periods.length).toBeLessThanOrEqual(MOST_PERIODS + 1);
        expect(periods[0]?.begins && periods[0].begins <= from).toBe(true);
        if (periods.length <= MOST_PERIODS) expect(periods.at(-1)?.ends).toBe(periodOf(step, until).ends);
        for (const [at, { begins }] of periods.slice(1).entries())
          expect(begins).toBe(addDays(periods[at]?.ends ?? "", 1));
      }),
    );
  });

  test("are two weeks, a quarter or thirteen months where nobody says from when", () => {
    const counted = periodSteps.map((step) =>
      periodsBetween(step, usualFrom(step, "2026-11-29"), "2026-11-29"),
    );
    expect(counted.map((periods) => [periods.length, periods[0]?.begins])).toEqual([
      [14, "2026-11-16"],
      [13, "2026-08-31"],
      [13, "2025-11-01"],
    ]);
  });
});

test.each([
  ["day", "2026-11-30", "2026-11-29"],
  ["week", "2026-11-30", "2026-11-23"],
  ["month", "2026-11-30", "2026-10-30"],
  ["month", "2027-03-30", "2027-02-28"],
] as const)("as far into the %s before as %s lies %s", (step, date, before) => {
  expect(sameDayBefore(step, date)).toBe(before);
});
