import { describe, expect, test } from "vitest";
import { askingPrice, marginAt, promotionFor } from "./asking-price.ts";

const rules = {
  margin: [
    { quantity: 10, permille: 3000 },
    { quantity: 110, permille: 2000 },
    { quantity: 1000, permille: 1500 },
  ],
  installReady: { job: 0, piece: 0, area: 0, cut: 0 },
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

test.each([
  [1, 3000, "level before the first point"],
  [10, 3000, "at a point"],
  [60, 2500, "half way between two"],
  [63, 2470, "in proportion"],
  [555, 1750, "in whole thousandths"],
  [1000, 1500, "at the last point"],
  [9999, 1500, "level beyond it"],
])("the margin at %i pieces is %i thousandths: %s", (quantity, permille) => {
  expect(marginAt(rules.margin, quantity)).toBe(permille);
});

const dollars = (amount: number) => amount * 100_000_000;
const asked = (cost: number, minimumCharge = 0, off = 0) =>
  askingPrice(rules, dollars(cost), 1000, minimumCharge, off);

describe("cost times margin, raised to the shop's ending", () => {
  test.each([
    ["$10.00 at 1.5 is $15.00 sharp", 10, 1500],
    ["a thousandth of a cent more goes to the next half dollar", 10.00001, 1550],
    ["$33.33 at 1.5 is $49.995, which ends at $50.00", 33.33, 5000],
    ["$40.00 at 1.5 is $60.00, a multiple of three", 40, 6000],
    ["$41.00 at 1.5 is $61.50, which ends at $63.00", 41, 6300],
    ["$133.00 at 1.5 is $199.50: $201.00 would pass the bound, so it is $200.00", 133, 20_000],
    ["$134.00 at 1.5 is $201.00, which ends at $205.00", 134, 20_500],
  ])("%s", (_fact, cost, price) => {
    expect(asked(cost)).toBe(price);
  });

  test("never less than the minimum charge, which takes the ending too", () => {
    expect(asked(2, 1300)).toBe(1300);
    expect(asked(2, 1310)).toBe(1350);
    expect(asked(10, 1300)).toBe(1500);
  });

  test("a promotion lowers the cost before margin and ending, and stops at the minimum charge", () => {
    expect(asked(20, 0, 150)).toBe(2550);
    expect(asked(20.1, 0, 150)).toBe(2600);
    expect(asked(10, 1400, 150)).toBe(1400);
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
  expect(promotionFor(rules, productId, on)).toBe(off);
});
