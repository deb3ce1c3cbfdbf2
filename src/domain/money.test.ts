import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney, formatShortMoney } from "./money.ts";

it("is written with a dollar sign, threes and two decimals", () => {
  expect([0, 5, 1300, 104500, -250].map(formatMoney)).toEqual([
    "$0.00",
    "$0.05",
    "$13.00",
    "$1,045.00",
    "-$2.50",
  ]);
});

it("is written without cents in a sentence where there are none", () => {
  expect([100, 150, 10000, 104500].map(formatShortMoney)).toEqual(["$1", "$1.50", "$100", "$1,045"]);
});

it("is written as New Zealand writes its dollars", () => {
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
