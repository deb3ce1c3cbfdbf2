import fc from "fast-check";
import { expect, test } from "vitest";
import { fairPrices, between } from "./fair-prices.ts";
import { shares } from "./shares.ts";

test("a tier that asks more than a later one gets the later one's price", () => {
  expect(fairPrices([10, 20, 50], [1500, 1400, 3000])).toEqual([1400, 1400, 3000]);
});

test("a tier whose pieces cost more than the tier's before is lowered to that price per piece, in whole cents", () => {
  expect(fairPrices([30, 40, 100], [1000, 1500, 2600])).toEqual([1000, 1333, 2600]);
});

test("tiers that are fair already stay", () => {
  expect(fairPrices([10, 25, 50], [1300, 1950, 3250])).toEqual([1300, 1950, 3250]);
});

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 12 })
  .map((quantities) => quantities.sort((a, b) => a - b));
const asked = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 12, maxLength: 12 });

test("whatever is asked, totals never fall, pieces never cost more, and nothing is raised", () => {
  fc.assert(
    fc.property(tiers, asked, (quantities, prices) => {
      const wanted = prices.slice(0, quantities.length);
      const fair = fairPrices(quantities, wanted);
      fair.forEach((price, index) => {
        expect(price).toBeLessThanOrEqual(wanted[index]!);
        if (index === 0) return;
        expect(price).toBeGreaterThanOrEqual(fair[index - 1]!);
        expect(price * quantities[index - 1]!).toBeLessThanOrEqual(fair[index - 1]! * quantities[index]!);
      });
    }),
  );
});

test("asking more for some tier never lowers any price", () => {
  fc.assert(
    fc.property(
      tiers,
      asked,
      fc.array(fc.nat(5000), { minLength: 12, maxLength: 12 }),
      (quantities, low, more) => {
        const lower = fairPrices(quantities, low.slice(0, quantities.length));
        const higher = fairPrices(
          quantities,
          low.slice(0, quantities.length).map((price, index) => price + more[index]!),
        );
        lower.forEach((price, index) => expect(higher[index]).toBeGreaterThanOrEqual(price));
      },
    ),
  );
});

test.each([
  [100, 5500, "a tier's own price"],
  [150, 7450, "half way"],
  [137, 6943, "in proportion: 5500 + 3900 x 37/100"],
  [200, 9400, "the last tier"],
])("%i pieces cost %i: %s", (quantity, price) => {
  expect(between([100, 200], [5500, 9400], quantity)).toBe(price);
});

test("half a cent goes up", () => {
  expect(between([10, 14], [1000, 1002], 11)).toBe(1001);
});

test("outside the tiers there is no price", () => {
  expect(between([100, 200], [5500, 9400], 99)).toBeNull();
  expect(between([100, 200], [5500, 9400], 201)).toBeNull();
});

test("cents left over go to the largest remainders, the earlier line first", () => {
  expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shares(1300, [2, 7, 0, 4])).toEqual([200, 700, 0, 400]);
  expect(shares(10, [26, 35, 39])).toEqual([3, 3, 4]);
});

test("shares are whole, near their weight, and add up", () => {
  const weights = fc.array(fc.nat(10 ** 12), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(5_000_000), weights, (amount, parts) => {
      const shared = shares(amount, parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(shared.reduce((sum, part) => sum + part, 0)).toBe(amount);
      shared.forEach((part, index) => {
        expect(Number.isInteger(part)).toBe(true);
        if (total > 0) expect(Math.abs(part - (amount * parts[index]!) / total)).toBeLessThan(1.000001);
      });
    }),
  );
});
