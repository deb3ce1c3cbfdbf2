import { describe, expect, test } from "vitest";
import { askingPrice, promotionFor } from "./asking-price.ts";

const rules = {
  endings: [
    { below: 5000, step: 50 },
    { below: 20_000, step: 300 },
    { below: null, step: 500 },
  ],
  promotions: [
    {
      id: 1,
      name: "Ten off",
      productIds: [5, 7],
      permilleOff: 100,
      startsOn: "2026-11-01",
      endsOn: "2026-11-30",
    },
    {
      id: 2,
      name: "Twenty off",
      productIds: [7],
      permilleOff: 200,
      startsOn: "2026-11-30",
      endsOn: "2026-12-24",
    },
  ],
};

function dollars(amount: number) {
  return Math.round(amount * 100_000);
}
function asked(amount: number, minimumCharge = 0, off = 0) {
  return askingPrice(rules, dollars(amount), minimumCharge, off);
}

describe("what the rates ask, raised to the shop's ending", () => {
  test.each([
    ["$15.00 sharp stays", 15, 1500],
    ["a thousandth of a cent more goes to the next half dollar", 15.00001, 1550],
    ["$49.995 ends at $50.00", 49.995, 5000],
    ["$60.00 is a multiple of three", 60, 6000],
    ["$61.50 ends at $63.00", 61.5, 6300],
    ["$199.50 would pass the bound with $201.00, so it is $200.00", 199.5, 20_000],
    ["$201.00 ends at $205.00", 201, 20_500],
  ])("%s", (_fact, amount, price) => {
    expect(asked(amount)).toBe(price);
  });

  test("never less than the minimum charge, which takes the ending too", () => {
    expect(asked(3, 1300)).toBe(1300);
    expect(asked(3, 1310)).toBe(1350);
    expect(asked(15, 1300)).toBe(1500);
  });

  test("a promotion lowers it before the ending, and stops at the minimum charge", () => {
    expect(asked(30, 0, 150)).toBe(2550);
    expect(asked(30.1, 0, 150)).toBe(2600);
    expect(asked(15, 1400, 150)).toBe(1400);
  });
});

test.each([
  ["not yet", 5, "2026-10-31", 0],
  ["on its first day", 5, "2026-11-01", 100],
  ["on its last day", 5, "2026-11-30", 100],
  ["no longer", 5, "2026-12-01", 0],
  ["for another product", 6, "2026-11-15", 0],
  ["of two the better one", 7, "2026-11-30", 200],
])("a promotion runs %s: product %i on %s gets %i thousandths off", (_when, productId, on, off) => {
  expect(promotionFor(rules, productId, on)?.permilleOff ?? 0).toBe(off);
});
