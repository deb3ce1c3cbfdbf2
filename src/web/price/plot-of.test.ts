import { expect, test } from "vitest";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { PLOT, plotOf, pointLabel } from "./plot-of.ts";

function row(quantity: number, price: number, customQuantity = false): PricingRow {
  return { quantity, customQuantity, price, originalPrice: null, printFeaturePrice: 0 };
}

test("while nothing has a price there is no plot", () => {
  expect(plotOf([], 1)).toBeNull();
});

test("every quantity is a point in words, its price each shared out over all sets", () => {
  const plot = plotOf([row(100, 2000), row(150, 2800, true), row(1000, 9600)], 2);
  expect(plot?.points.map(pointLabel)).toEqual([
    "100: $20.00, 10 c each",
    "150: $28.00, 9.3 c each",
    "1,000: $96.00, 4.8 c each",
  ]);
  expect(plot?.points.map(({ custom }) => custom)).toEqual([false, true, false]);
});

test("totals rise and prices each fall from left to right, inside their panels", () => {
  const points = plotOf([row(100, 2000), row(200, 3000), row(1000, 9600)], 1)?.points ?? [];
  const [first, , last] = points;
  expect(first!.x).toBeLessThan(last!.x);
  expect(first!.totalY).toBeGreaterThan(last!.totalY);
  expect(first!.eachY).toBeLessThan(last!.eachY);
  for (const { totalY, eachY, x } of points) {
    expect(totalY).toBeGreaterThanOrEqual(PLOT.total.top);
    expect(totalY).toBeLessThanOrEqual(PLOT.total.bottom);
    expect(eachY).toBeGreaterThanOrEqual(PLOT.each.top);
    expect(eachY).toBeLessThanOrEqual(PLOT.each.bottom);
    expect(x).toBeGreaterThanOrEqual(PLOT.left);
    expect(x).toBeLessThanOrEqual(PLOT.right);
  }
});

test("the strips to press lie side by side over the whole width", () => {
  const strips =
    plotOf([row(10, 1300), row(20, 1500), row(500, 9000)], 1)?.points.map(({ strip }) => strip) ?? [];
  expect(strips[0]?.x).toBe(PLOT.left);
  for (const [index, strip] of strips.entries())
    expect(strip.x + strip.width).toBeCloseTo(strips[index + 1]?.x ?? PLOT.width);
});
