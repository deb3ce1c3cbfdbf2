import { describe, expect, test } from "vitest";
import { drawable, lineRuns } from "./letter-runs.ts";
import { wrapText } from "./pen.ts";

/** Every letter is one wide. */
function wrap(text: string, width: number) {
  return wrapText(text, width, (words) => words.length);
}

describe("lines", () => {
  test.each([
    ["break at spaces", "one two three", 8, ["one two", "three"]],
    ["are as full as they can be", "aa bb cc", 8, ["aa bb cc"]],
    ["do not break at a no-break space", "a 50\u00a0mm", 4, ["a", "50\u00a0m", "m"]],
    ["cut a word that is wider than a line", "abcdefghij", 4, ["abcd", "efgh", "ij"]],
    ["go on after the rest of a long word", "x abcdefgh yz", 4, ["x", "abcd", "efgh", "yz"]],
    ["keep a letter and its mark together", "e\u0304e\u0304e\u0304", 4, ["e\u0304e\u0304", "e\u0304"]],
    ["are none for nothing", "  ", 4, []],
  ])("%s", (_fact, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});

describe("letters", () => {
  test.each([
    [
      "te reo is drawn as it is written",
      "Tāmaki Makaurau, Ōtautahi, Whangārei",
      "Tāmaki Makaurau, Ōtautahi, Whangārei",
    ],
    ["a mark typed after its letter joins it", "Ta\u0304ne", "Tāne"],
    ["Vietnamese keeps all of its marks", "Nguyễn Huế", "Nguyễn Huế"],
    ["letters that are only an ornament become plain ones", "𝒜ℬ𝟏", "Aℬ1"],
    ["a no-break space stays one", "50\u00a0mm", "50\u00a0mm"],
    ["what no face has stays, and is drawn as a frame", "東京 😀", "東京 😀"],
  ])("%s", (_fact, text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});

test("a name from the right that goes on on the next line is set apart on both", () => {
  const wrapped = wrapText(
    "Bea, \u2068אב גד\u2069, 8 Road",
    7,
    (words) => words.replaceAll(/[\u2068\u2069]/g, "").length,
  );
  expect(wrapped).toEqual(["Bea, \u2068אב\u2069", "\u2068גד\u2069, 8", "Road"]);
  // The name stands where it begins, before the house number.
  const [first] = lineRuns("\u2068גד\u2069, 8 Road").filter(({ text }) => !/^[\u2068\u2069]$/.test(text));
  expect(first).toMatchObject({ face: "hebrew", isRightToLeft: true });
});
