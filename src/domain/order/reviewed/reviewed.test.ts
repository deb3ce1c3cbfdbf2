import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import type { Happening, OrderFact } from "../order-fact.ts";
import { isReviewable } from "./line-review.ts";
import { isReviewDue } from "./review-request.ts";

const catalogue = compileCatalogue(catalogueDocument, "v1");

const sent: Happening = { kind: "dispatched", carrier: "NZ Post", tracking: "" };
const came: Happening = { kind: "delivered" };
const wrong: Happening = { kind: "problem-reported", kinds: ["print"], words: "Purple", pictures: [] };

/** Facts of days in March 2027, whose `at` is the day of the month. */
function facts(...told: readonly (readonly [number, Happening])[]): readonly OrderFact[] {
  return told.map(([at, happening], id) => ({ ...happening, id, at, by: "shop" }));
}

const momentOf = (day: number): ShopMoment => ({
  date: `2027-03-${String(day).padStart(2, "0")}`,
  afterCutOff: false,
});

// 10 March 2027 is a Wednesday; Good Friday is the 26th, Easter Monday the 29th.
test.each<readonly [string, readonly OrderFact[], CalendarDate, CalendarDate]>([
  ["delivered, after 3 working days", facts([8, sent], [10, came]), "2027-03-14", "2027-03-15"],
  ["only sent, after 8 working days", facts([8, sent]), "2027-03-17", "2027-03-18"],
])("of an order that is %s its customer is asked", (_, told, early, due) => {
  expect(isReviewDue(catalogue, told, { momentOf, today: early, reviewDays: 3 })).toBe(false);
  expect(isReviewDue(catalogue, told, { momentOf, today: due, reviewDays: 3 })).toBe(true);
});

test("nobody is asked two weeks later, nor of what has not left, nor who has reported a problem", () => {
  const told = facts([8, sent], [10, came]);
  expect(isReviewDue(catalogue, told, { momentOf, today: "2027-03-29", reviewDays: 3 })).toBe(true);
  expect(isReviewDue(catalogue, told, { momentOf, today: "2027-03-30", reviewDays: 3 })).toBe(false);
  expect(isReviewDue(catalogue, [], { momentOf, today: "2027-03-15", reviewDays: 3 })).toBe(false);
  expect(
    isReviewDue(catalogue, facts([8, sent], [10, came], [11, wrong]), {
      momentOf,
      today: "2027-03-15",
      reviewDays: 3,
    }),
  ).toBe(false);
});

test("a line is reviewed that is a product and has left the shop", () => {
  expect(isReviewable("dispatched", {})).toBe(true);
  expect(isReviewable("delivered", {})).toBe(true);
  expect(isReviewable("in-production", {})).toBe(false);
  expect(isReviewable("cancelled", {})).toBe(false);
  expect(isReviewable("delivered", { written: "charge" })).toBe(false);
  expect(isReviewable("delivered", { isRemoved: true })).toBe(false);
});
