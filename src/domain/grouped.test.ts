import fc from "fast-check";
import { expect, it, test } from "vitest";
import { grouped, counted } from "./grouped.ts";

it.each([
  [7, 0, "7"],
  [999, 0, "999"],
  [1000, 0, "1,000"],
  [1234567, 0, "1,234,567"],
  [-1000, 0, "-1,000"],
  [-100, 0, "-100"],
  [1045, 2, "1,045.00"],
  [0.045, 3, "0.045"],
])("%s with %s decimals is written %s", (number, decimals, written) => {
  expect(grouped(number, decimals)).toBe(written);
});

it("writes whole numbers as New Zealand does", () => {
  const newZealand = new Intl.NumberFormat("en-NZ");
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(grouped(number)).toBe(newZealand.format(number));
    }),
  );
});

test.each([
  [0, "0 points"],
  [1, "1 point"],
  [-1, "-1 point"],
  [12, "12 points"],
])("%s of a point is written %s", (count, words) => {
  expect(counted(count, "point")).toBe(words);
});
