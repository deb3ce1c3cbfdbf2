import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatShortMoney, gstIn } from "./money.ts";

test("is written with a dollar sign, threes and two decimals", () => {
  expect([0, 5, 1300, 104500, -250].map(formatMoney)).toEqual([
    "$0.00",
    "$0.05",
    "$13.00",
    "$1,045.00",
    "-$2.50",
  ]);
});

test("is written without cents in a sentence where there are none", () => {
  expect([100, 150, 10000, 104500].map(formatShortMoney)).toEqual(["$1", "$1.50", "$100", "$1,045"]);
});

test("is written as New Zealand writes its dollars", () => {
  const newZealand = new Intl.NumberFormat("en-NZ", {
    style: "currency",
    currency: "NZD",
    currencyDisplay: "narrowSymbol",
  });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(formatMoney(cents)).toBe(newZealand.format(cents / 100));
    }),
  );
});

test.each([
  [2300, 300],
  [5100, 665],
  [10_799, 1409],
  [1, 0],
  [3, 0],
  [4, 1],
  [0, 0],
])("of %i cents %i are GST", (total, gst) => {
  expect(gstIn(total)).toBe(gst);
});

test("15% on what is left of any total is its GST, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (total) => {
      const gst = gstIn(total);
      expect(Math.abs(gst - (total - gst) * 0.15)).toBeLessThan(0.6);
    }),
  );
});
