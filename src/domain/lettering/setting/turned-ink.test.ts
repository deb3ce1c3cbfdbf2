import { describe, expect, test } from "vitest";
import { blockFaces } from "#tests/support/lettering/block-faces.ts";
import { turnedInk } from "./turned-ink.ts";

function inkOf(letter: string, degrees: number) {
  const glyph = blockFaces.measures("block")?.glyphs.get(letter);
  if (glyph === undefined) throw new Error(letter);
  const turn = (degrees * Math.PI) / 180;
  const { xMin, yMin, xMax, yMax } = turnedInk(blockFaces, {
    letter,
    glyph,
    turn,
    line: 0,
    index: 0,
    face: "block",
    x: 1000,
    y: 100,
    scale: 0.1,
  });
  return [xMin - 1000, yMin - 100, xMax - 1000, yMax - 100].map((side) => Number(side.toFixed(6)));
}

describe("the box round a letter that is turned about its origin", () => {
  test.each([
    ["A", 90, [0, 5, 70, 55]],
    ["A", -90, [-70, -55, 0, -5]],
    ["c", 0, [0, -30, 40, 0]],
    ["c", 90, [0, 0, 30, 40]],
    ["c", 180, [-40, 0, 0, 30]],
    ["o", 180, [-50, 0, 0, 50]],
  ])("%s by %i degrees", (letter, degrees, box) => expect(inkOf(letter, degrees)).toEqual(box));

  test("is that of its curves and not of their box", () => {
    // The curve of "o" reaches 0.75 of the way to a corner of its box, so sqrt(2) * 0.5 * 25 from its middle.
    const [left = 0, top = 0, right = 0, bottom = 0] = inkOf("o", 45);
    const reach = 2 * Math.SQRT2 * 0.75 * 25;
    expect([right - left, bottom - top]).toEqual([expect.closeTo(reach, 5), expect.closeTo(reach, 5)]);
  });
});
