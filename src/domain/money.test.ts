import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatShortMoney, gstIn, parseCents } from "./money.ts";

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

test.each([
  ["57", 5_700],
  ["57.5", 5_750],
  [" $1,950.00 ", 195_000],
  ["1,950", 195_000],
  ["1 950.5", 195_050],
  ["１９.５０", 1_950],
  ["19,50", null],
  ["12,5", null],
  ["1,95", null],
  ["1,2345", null],
  ["1,950,00", null],
  ["19 50", null],
  ["1.5.0", null],
  ["1e3", null],
  ["0", null],
  ["", null],
])("the amount %j is %j cents: no sign of it is dropped", (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});
