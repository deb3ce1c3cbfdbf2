import { expect, test } from "vitest";
import type { PricingRow } from "./pricing-row.ts";
import { nextTierOffer, savingPerPiece } from "./saving.ts";

function row(quantity: number, price: number, customQuantity = false): PricingRow {
  return {
    quantity,
    price,
    customQuantity,
    originalPrice: null,
    printFeaturePrice: 0,
  };
}

test("a piece saves against a piece of the first tier, never rounded up", () => {
  const rows = [row(10, 1300), row(25, 1950), row(100, 5500)];
  // 130 c a piece; 78 c saves 40%; 55 c saves 57.69…%.
  expect(rows.map((one) => savingPerPiece(rows, one))).toEqual([0, 40, 57]);
});

test("an own number below every tier is not the measure of a saving", () => {
  const rows = [row(30, 2000, true), row(50, 2500)];
  expect(savingPerPiece(rows, row(50, 2500))).toBe(0);
});

test("the next tier is offered when it costs at most a third more", () => {
  const rows = [row(300, 3000), row(500, 4000), row(1000, 7000)];
  expect(nextTierOffer(rows, row(300, 3000))).toEqual({ quantity: 500, more: 1000 });
  expect(nextTierOffer(rows, row(300, 2999))).toBeNull();
  expect(nextTierOffer(rows, row(1000, 7000))).toBeNull();
});

test("of tiers that cost the same the largest is offered", () => {
  const rows = [row(50, 1800), row(100, 1800), row(200, 1800), row(250, 1850)];
  expect(nextTierOffer(rows, row(50, 1800))).toEqual({ quantity: 200, more: 0 });
});
