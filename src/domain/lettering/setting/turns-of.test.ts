import fc from "fast-check";
import { expect, test } from "vitest";
import { turnsOf } from "./turns-of.ts";

test.each([
  [0, [], 10, []],
  [0, [5], 10, []],
  [0, [10], 0, [5]],
  [0, [-4], 8, [-1]],
  [0, [4, 8], 12, []],
  [0, [8, 8], 0, [6]],
  [0, [24, -24], 0, [expect.closeTo(6.928, 3), expect.closeTo(-6.928, 3)]],
])("from %d by %j to %d a step turns back at %j", (from, controls, to, turns) => {
  expect(turnsOf(from, controls, to).toSorted((a, b) => b - a)).toEqual(turns);
});

const place = fc.integer({ min: -1000, max: 1000 });

test("no point of a curve lies beyond its ends and its turns", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 2 }), place, share, (from, controls, to, at) => {
      const reached = [from, to, ...turnsOf(from, controls, to)];
      // De Casteljau: between its points again and again.
      let points = [from, ...controls, to];
      while (points.length > 1)
        points = points.slice(1).map((next, index) => (points[index] ?? 0) * (1 - at) + next * at);
      const [point = 0] = points;
      expect(point).toBeGreaterThanOrEqual(Math.min(...reached) - 1e-6);
      expect(point).toBeLessThanOrEqual(Math.max(...reached) + 1e-6);
    }),
    { numRuns: 1000 },
  );
});
