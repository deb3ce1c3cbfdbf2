import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Placing, placingText, readPlacing, tidyPlacing } from "./placing.ts";

const filled: Placing = { base: "fill", scale: 1, x: 0, y: 0, turn: 0 };

describe("where a picture lies, as a text", () => {
  test.each<[Placing | null, string]>([
    [null, ""],
    [filled, "fill"],
    [{ ...filled, base: "fit" }, "fit"],
    [{ ...filled, base: "mirror" }, "mirror"],
    [{ ...filled, scale: 1.25 }, "fill_1.25"],
    [{ ...filled, turn: 90 }, "fill_1_0_0_90"],
    [{ base: "fit", scale: 0.8, x: -0.123456, y: 0.5, turn: 359.96 }, "fit_0.8_-0.12346_0.5"],
  ])("%j is told as %s", (placing, text) => {
    expect(placingText(placing)).toBe(text);
  });

  test("says all that is stored", () => {
    const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          base: fc.constantFrom("fit" as const, "fill" as const, "mirror" as const),
          scale: number(30),
          x: number(30),
          y: number(30),
          turn: number(1000),
        }),
        (placing) => {
          const text = placingText(placing);
          expect(readPlacing(text)).toEqual(tidyPlacing(placing));
          expect(encodeURIComponent(text)).toBe(text);
        },
      ),
    );
  });

  test.each([
    "middle",
    "fill_",
    "fill_x",
    "fill_0.001",
    "fill_21",
    "fill_1_21",
    "fill_1_0_0_360",
    "fill_1_0_0_-1",
    "fill_1_0_0_0_0",
    "fill_1e3",
    "fit_0.1234567",
    `fill_${"1".repeat(400)}`,
  ])("%s is none", (text) => {
    expect(readPlacing(text)).toBeUndefined();
  });
});
