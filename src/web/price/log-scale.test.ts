import fc from "fast-check";
import { expect, test } from "vitest";
import { logScale } from "./plot-of.ts";

test("ten times as much is as far along the axis, wherever it begins", () => {
  const { at } = logScale([10, 1000], [0, 200], 5);
  expect([10, 100, 1000].map(at)).toEqual([0, 100, 200]);
});

test("an axis may run upwards: more stands higher", () => {
  const { at } = logScale([1, 100], [120, 20], 5);
  expect([1, 10, 100].map(at)).toEqual([120, 70, 20]);
});

test("a single number stands in the middle", () => {
  expect(logScale([500, 500], [0, 80], 5).at(500)).toBe(40);
});

test.each([
  ["pieces from 10 to 10,000", 10, 10_000, 6, [10, 100, 1000, 10_000]],
  ["pieces from 200 to 5,000", 200, 5000, 6, [200, 500, 1000, 2000, 5000]],
  ["cents from 1,300 to 60,000", 1300, 60_000, 5, [2000, 5000, 10_000, 20_000, 50_000]],
  ["cents from 110 to 180", 110, 180, 5, [150]],
])("ticks are the finest round numbers that fit: %s", (_what, low, high, most, ticks) => {
  expect(logScale([low, high], [0, 1], most).ticks).toEqual(ticks);
});

test("every number of the axis stands on it, and a larger one farther on", () => {
  const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (...three) => {
      const [low = 0, middle = 0, high = 0] = three.toSorted((a, b) => a - b);
      const { at, ticks } = logScale([low, high], [0, 100], 6);
      expect(at(middle)).toBeGreaterThanOrEqual(-1e-9);
      expect(at(middle)).toBeLessThanOrEqual(100 + 1e-9);
      if (low < high) expect(at(low)).toBeLessThan(at(high));
      expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
