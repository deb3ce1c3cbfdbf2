import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { addDays } from "#domain/calendar-date.ts";
import { addWorkingDays, isWorkingDay, processingDay, workingCalendar } from "./processing-day.ts";

const auckland = workingCalendar(catalogueDocument.holidays, "AUK");
const wellington = workingCalendar(catalogueDocument.holidays, "WGN");

function before(date: string) {
  return { date, afterCutOff: false };
}
function after(date: string) {
  return { date, afterCutOff: true };
}

describe("the day an order counts from", () => {
  test.each([
    ["a Friday before six counts that Friday", before("2026-11-20"), "2026-11-20"],
    ["a Friday after six counts from Monday", after("2026-11-20"), "2026-11-23"],
    ["a Saturday counts from Monday", before("2026-11-21"), "2026-11-23"],
    ["a Sunday evening counts from Monday, not Tuesday", after("2026-11-22"), "2026-11-23"],
    ["Thursday evening before Easter counts from Tuesday", after("2026-04-02"), "2026-04-07"],
    ["Good Friday counts from Tuesday", before("2026-04-03"), "2026-04-07"],
    ["Easter Saturday 2027 counts from Tuesday", before("2027-03-27"), "2027-03-30"],
    ["the evening before Matariki 2026 counts from Monday", after("2026-07-09"), "2026-07-13"],
    ["Matariki 2027 is a Friday in June", before("2027-06-25"), "2027-06-28"],
    ["Friday evening before Labour Day counts from Tuesday", after("2026-10-23"), "2026-10-27"],
    ["ANZAC Day on a Saturday moves to Monday", before("2026-04-25"), "2026-04-28"],
    ["Waitangi Day on a Saturday moves to Monday", after("2027-02-05"), "2027-02-09"],
    ["Christmas Eve after six counts from the 29th: Boxing Day moved", after("2026-12-24"), "2026-12-29"],
    ["New Year's Eve 2026 after six counts from Tuesday the 5th", after("2026-12-31"), "2027-01-05"],
    ["Christmas Day 2027, a Saturday, moves with Boxing Day", before("2027-12-25"), "2027-12-29"],
  ])("%s", (_fact, moment, day) => {
    expect(processingDay(auckland, moment)).toBe(day);
  });

  test("the shop keeps its own region's anniversary and no other's", () => {
    expect(isWorkingDay(auckland, "2026-01-26")).toBe(false);
    expect(isWorkingDay(auckland, "2026-01-19")).toBe(true);
    expect(isWorkingDay(wellington, "2026-01-26")).toBe(true);
    expect(isWorkingDay(wellington, "2026-01-19")).toBe(false);
  });

  test("days on which the shop is closed are no working days", () => {
    const closed = workingCalendar(
      [
        ...catalogueDocument.holidays,
        { date: "2026-12-29", name: "Summer closure", type: "closure", region: null },
        { date: "2026-12-30", name: "Summer closure", type: "closure", region: null },
      ],
      "AUK",
    );
    expect(processingDay(closed, after("2026-12-24"))).toBe("2026-12-31");
  });
});

describe("counting working days", () => {
  test.each([
    ["a week without a holiday", "2026-11-23", 5, "2026-11-30"],
    ["over a weekend", "2026-11-20", 1, "2026-11-23"],
    ["from a Sunday", "2026-11-22", 1, "2026-11-23"],
    ["from Christmas to the new year", "2026-12-29", 4, "2027-01-06"],
    ["over Easter, from the Tuesday after", "2026-04-07", 4, "2026-04-13"],
    ["over Easter, from the Wednesday before", "2026-04-01", 2, "2026-04-07"],
    ["none", "2026-11-21", 0, "2026-11-21"],
  ])("%s", (_what, date, days, reached) => {
    expect(addWorkingDays(auckland, date, days)).toBe(reached);
  });

  const someDate = fc.integer({ min: 0, max: 1050 }).map((days) => addDays("2026-01-01", days));

  test("as many working days lie between as were counted, and it ends on one", () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: 1, max: 30 }), (date, days) => {
        const reached = addWorkingDays(auckland, date, days);
        let counted = 0;
        for (let day = addDays(date, 1); day <= reached; day = addDays(day, 1)) {
          if (isWorkingDay(auckland, day)) counted += 1;
        }
        expect(counted).toBe(days);
        expect(isWorkingDay(auckland, reached)).toBe(true);
      }),
    );
  });

  test("an order in the evening is never earlier than one in the morning, and at most a working day later", () => {
    fc.assert(
      fc.property(someDate, (date) => {
        const morning = processingDay(auckland, before(date));
        const evening = processingDay(auckland, after(date));
        const later = isWorkingDay(auckland, date) ? addWorkingDays(auckland, morning, 1) : morning;
        expect(evening).toBe(later);
      }),
    );
  });
});
