import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { approvedOn, productionPlan } from "./production-plan.ts";
import { shippingChoices } from "./shipping-choices.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const artPaper = { productId: 1, finishingId: null };
const now = { date: "2026-11-24", afterCutOff: false };

/** By Standard (8 printing days, 2 shipping days) and Express (2 and 2), counted on a calendar by hand. */
function plans(date: string, moment = now) {
  const approved = approvedOn(moment, date);
  return shippingChoices(catalogue, artPaper, 0, approved).map((offer) =>
    productionPlan(catalogue, approved, offer),
  );
}

test("over Christmas and New Year: four holidays on working days and three weekends are left out", () => {
  const [standard, express] = plans("2026-12-23");
  // Worked: 23, 24, 29, 30, 31 December, 5, 6, 7, 8 January; sent on the 11th.
  expect(standard).toEqual({
    starts: "2026-12-23",
    ends: "2027-01-08",
    dispatch: "2027-01-11",
    delivery: "2027-01-12",
  });
  expect(express).toEqual({
    starts: "2026-12-23",
    ends: "2026-12-29",
    dispatch: "2026-12-30",
    delivery: "2026-12-31",
  });
});

test.each([
  ["Waitangi Day on a Saturday is kept on Monday", "2027-02-03", "2027-02-17"],
  ["ANZAC Day on a Saturday is kept on Monday", "2026-04-22", "2026-05-06"],
  ["ANZAC Day on a Sunday is kept on Monday", "2027-04-21", "2027-05-05"],
  ["Auckland Anniversary Day", "2027-01-27", "2027-02-11"],
  ["an Auckland shop works on Wellington's day", "2026-01-14", "2026-01-28"],
  ["a Sunday counts from Monday", "2026-11-22", "2026-12-04"],
])("%s: approved on %s, sent on %s", (_what, approved, sent) => {
  expect(plans(approved)[0]?.dispatch).toBe(sent);
});

test("approved and paid after 6:00PM counts from the next business day, on today's date only", () => {
  const evening = { date: "2026-11-24", afterCutOff: true };
  expect(plans("2026-11-24", evening)[0]?.starts).toBe("2026-11-25");
  expect(plans("2026-11-25", evening)[0]?.starts).toBe("2026-11-25");
});
