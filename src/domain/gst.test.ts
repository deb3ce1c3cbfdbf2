import { expect, test } from "vitest";
import fc from "fast-check";
import { gstIn } from "./gst.ts";

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
