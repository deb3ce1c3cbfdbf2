import { describe, expect, it } from "vitest";
import { coveringDpi, resolutionLabel, sharpUpTo, sharpnessOf } from "./effective-resolution.ts";

describe("the effective resolution of a customer's picture", () => {
  it("is sharp up to the size at which 300 pixels fill an inch", () => {
    expect(sharpUpTo({ widthPx: 738, heightPx: 492 }, 0)).toEqual({ widthMm: 62, heightMm: 41 });
  });

  it("rounds the promise down, never up", () => {
    expect(sharpUpTo({ widthPx: 599, heightPx: 1181 }, 0)).toEqual({ widthMm: 50, heightMm: 99 });
  });

  it("covers the bleed too: what is sharp up to 83 x 44 mm without it is not called sharp up to that on 80 x 40", () => {
    const picture = { widthPx: 981, heightPx: 520 };
    expect(sharpUpTo(picture, 0)).toEqual({ widthMm: 83, heightMm: 44 });
    expect(resolutionLabel(picture, { widthMm: 84, heightMm: 44, bleedMm: 2 })).toBe(
      "Sharp up to 79 x 40 mm. 297 dpi on this product.",
    );
  });

  it("is decided by the side that has to be stretched further", () => {
    expect(coveringDpi({ widthPx: 1200, heightPx: 600 }, { widthMm: 50.8, heightMm: 50.8 })).toBeCloseTo(
      300,
      9,
    );
    expect(coveringDpi({ widthPx: 400, heightPx: 900 }, { widthMm: 101.6, heightMm: 50.8 })).toBeCloseTo(
      100,
      9,
    );
  });

  it.each([
    [300, "sharp"],
    [299, "soft"],
    [200, "soft"],
    [199, "blurred"],
  ])("of %i dpi is %s", (dpi, verdict) => {
    expect(sharpnessOf(dpi)).toBe(verdict);
  });

  it("is said in words", () => {
    expect(resolutionLabel({ widthPx: 738, heightPx: 492 }, { widthMm: 54, heightMm: 54, bleedMm: 2 })).toBe(
      "Sharp up to 58 x 37 mm. 231 dpi on this product.",
    );
  });
});
