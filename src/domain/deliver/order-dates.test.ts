import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { addDays } from "#domain/calendar-date.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "./order-dates.ts";
import { addWorkingDays, processingDay, workingCalendar } from "./processing-day.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const calendar = workingCalendar(catalogueDocument.holidays, "AUK");

test("ten working days after a Monday evening in November lie in December", () => {
  expect(orderDate(catalogue, { date: "2026-11-23", afterCutOff: true }, 10)).toBe("2026-12-08");
});

test("whatever was asked before, at whatever moment, the date is the one counted day by day", () => {
  const asked = fc.record({
    date: fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-01-01", days)),
    afterCutOff: fc.boolean(),
    days: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (questions) => {
      for (const { days, ...moment } of questions) {
        const counted = addWorkingDays(calendar, processingDay(calendar, moment), days);
        expect(orderDate(catalogue, moment, days)).toBe(counted);
      }
    }),
  );
});
