import { expect, test } from "vitest";
import { type Break, issuesAfter } from "#tests/support/catalogue/broken-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "../catalogue.ts";
import { sliceFor } from "../slice.ts";

const COUPONS: readonly Break[] = [
  ["that ends before it starts", (d) => (d.coupons[0]!.endsOn = "2026-09-30"), "FIRSTPEEL: ends before"],
  ["that ends on no day", (d) => (d.coupons[0]!.endsOn = "2028-02-30"), "FIRSTPEEL: ends before"],
  [
    "that takes off more than the goods it counts from",
    (d) => {
      d.coupons[0]!.off = { kind: "amount", cents: 2001 };
      d.coupons[0]!.fromSubTotal = 2000;
    },
    "FIRSTPEEL: takes off more",
  ],
  [
    "that one customer may use more often than all together",
    (d) => {
      d.coupons[0]!.usesInAll = 2;
      d.coupons[0]!.usesPerCustomer = 3;
    },
    "FIRSTPEEL: one customer may use it more often",
  ],
  [
    "with a code that stands for two",
    (d) => d.coupons.push({ ...d.coupons[0]!, id: 2 }),
    "Coupons, code: FIRSTPEEL occurs more than once",
  ],
];

test.each(COUPONS)("a coupon %s is an issue", (_what, change, issue) => {
  expect(issuesAfter(change)).toContainEqual(expect.stringContaining(issue));
});

test("no page's part of the catalogue gives the codes away", () => {
  const catalogue = compileCatalogue(catalogueDocument, "test");
  expect(catalogue.document.coupons).not.toEqual([]);
  expect(JSON.stringify(sliceFor(catalogue, [1, 2, 5]))).not.toContain("FIRSTPEEL");
});
