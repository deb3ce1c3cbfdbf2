import { expect, test } from "vitest";
import { mainColours } from "./main-colours.ts";

/** Pixels of some colours, so many of each. */
function pixels(...parts: readonly (readonly [count: number, ...colour: number[]])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(parts.flatMap(([count, ...colour]) => Array(count).fill(colour).flat()));
}

test("the colours of a picture are told by how much they cover; shades of one and specks are left out", () => {
  const picture = pixels(
    [500, 255, 250, 240, 255],
    [300, 200, 160, 32, 255],
    [80, 190, 150, 40, 255],
    [118, 20, 20, 30, 255],
    [1, 0, 255, 0, 255],
    [400, 255, 0, 0, 0],
  );
  expect(mainColours(picture, 6)).toEqual(["#fffaf0", "#c8a020", "#14141e"]);
  expect(mainColours(picture, 2)).toEqual(["#fffaf0", "#c8a020"]);
});

test("of a picture that is clear all over there are none", () => {
  expect(mainColours(pixels([9, 255, 0, 0, 0]), 6)).toEqual([]);
});
