import { describe, expect, test } from "vitest";
import {
  formOf,
  onSupply,
  scope,
  sized,
  special,
  tick,
  tickOption,
} from "#tests/support/bodies/special-form.ts";
import { checkSpecial, isSpecial, singleColourRemark } from "./check-special.ts";
import { startSpecial } from "./choose-special.ts";
import type { SpecialChange } from "./special-form.ts";

function told(productId: number, ...changes: readonly SpecialChange[]) {
  return checkSpecial(special, formOf(productId, ...changes));
}
const numbering = tick(8);

describe("at least one special processing must be chosen", () => {
  const missing = { addons: "Please select a special processing option." };

  test("without one it is asked for", () => {
    expect(told(1, sized(50, 50))).toEqual(missing);
    expect(told(1, sized(50, 50), numbering)).toEqual({});
  });

  test("a special supply is one", () => {
    expect(isSpecial(special, formOf(2, onSupply(6)))).toBe(true);
    expect(isSpecial(special, formOf(22, onSupply(7)))).toBe(true);
    // Art Paper sells the assorted sheet as a normal supply.
    expect(isSpecial(special, formOf(1, onSupply(6)))).toBe(false);
  });

  test("stamp spots count with a sub-option, every other processing by itself", () => {
    expect(isSpecial(special, formOf(1, tick(5)))).toBe(false);
    expect(isSpecial(special, formOf(1, tick(5), tickOption(5, 504)))).toBe(true);
    for (const id of [7, 8, 9, 10]) expect(isSpecial(special, formOf(1, tick(id)))).toBe(true);
  });
});

test("the single-colour bypass asks for no processing, on the embossed paper only", () => {
  const through = (productId: number) => startSpecial(special, scope, { productId }, true);
  expect(isSpecial(special, formOf(6))).toBe(false);
  expect(isSpecial(special, through(6))).toBe(true);
  expect(singleColourRemark(special, through(6))).toBe("Single Colour Printing");
  expect(isSpecial(special, through(1))).toBe(false);
  expect(singleColourRemark(special, through(1))).toBeNull();
});

describe("size", () => {
  const required = "Size is required. Please try again.";

  test("both sides are required", () => {
    expect(told(1, numbering)).toEqual({ width: required, height: required });
    expect(told(1, numbering, sized(50, null))).toEqual({ height: required });
    expect(told(1, numbering, sized(null, 50))).toEqual({ width: required });
  });

  test.each([
    [19, 19, 20],
    [20, 14, 15],
    [19, 15, 20],
    [15, 19, 20],
  ])("%i x %i is below the smallest: the message names %i mm", (width, height, min) => {
    const message = `* Width or height must not be below ${min}mm.`;
    expect(told(1, numbering, sized(width, height))).toEqual({ width: message, height: message });
  });

  test("the smallest itself is right, either way up, and so is more than the largest: it is a special quote", () => {
    for (const [width, height] of [
      [20, 20],
      [20, 15],
      [15, 20],
      [999_999, 1000],
    ] as const)
      expect(told(1, numbering, sized(width, height))).toEqual({});
  });
});

describe("number of cuts", () => {
  const cuts = (value: number | null) =>
    told(1, numbering, onSupply(5), sized(200, 200), { field: "cutPerShape", value });

  test.each([null, 0])("%s is required", (value) => {
    expect(cuts(value)).toEqual({ cut_per_shape: "Number of cuts is required. Please try again." });
  });

  test.each([1, 30])("%i is right", (value) => expect(cuts(value)).toEqual({}));

  test.each([31, 10_000, 10_001])("%i is too many", (value) => {
    expect(cuts(value)).toEqual({
      cut_per_shape: "Number of cuts should not be more than 30. Request a quote from the button below.",
    });
  });
});

describe("stickers per sheet", () => {
  const stickers = (value: number | null) =>
    told(1, numbering, onSupply(8), sized(200, 200), { field: "stickersPerSheet", value });

  test.each([null, 0])("%s is asked for", (value) => {
    expect(stickers(value)).toEqual({
      ea: "Please specify the number of stickers to place in one seat.",
    });
  });

  test.each([1, 30])("%i is right", (value) => expect(stickers(value)).toEqual({}));

  test("31 is too many", () => {
    expect(stickers(31)).toEqual({ ea: "Number of stickers should not be more than 30." });
  });
});
