import { describe, expect, test } from "vitest";
import { blockFaces } from "#tests/support/lettering/block-faces.ts";
import { defaultDesign, type LetteringDesign } from "./design.ts";
import { layoutOf } from "./layout.ts";

function laid(part: Partial<LetteringDesign>) {
  const layout = layoutOf(blockFaces, { ...defaultDesign, font: "block", ...part });
  if (!layout.ok) throw new Error(layout.code);
  return layout;
}

/** "A 0,0" for a letter whose origin is at the left end of the first line. */
function places(part: Partial<LetteringDesign>): string[] {
  return laid(part).letters.map(
    ({ letter, x, y }) => `${letter} ${Number(x.toFixed(6))},${Number(y.toFixed(6))}`,
  );
}

describe("words on their lines, 100 pixels to the em", () => {
  test("a letter stands where the one before ends; kerned pairs stand closer", () => {
    expect(places({ text: "oAV o" })).toEqual(["o 0,0", "A 50,0", "V 100,0", "o 175,0"]);
  });

  test("letter spacing comes between letters, spaces too, and not after the last one", () => {
    expect(places({ text: "A o", letterSpacing: 100 })).toEqual(["A 0,0", "o 105,0"]);
    expect(places({ text: "A\no", letterSpacing: 100, align: "right" })).toEqual(["A 0,0", "o 10,110"]);
  });

  test("the box is that of the ink, not of the advances", () => {
    expect(laid({ text: "Ao" }).ink).toEqual({ xMin: 5, yMin: -70, xMax: 110, yMax: 0 });
  });

  test("a second line stands an em and the gap of 10 below: two capitals measure 110 and one capital", () => {
    const { ink } = laid({ text: "A\nA" });
    expect(ink.yMax - ink.yMin).toBeCloseTo(110 + 70, 9);
  });

  test("an empty line between others counts as a line, those above and below do not", () => {
    expect(places({ text: "\n\nA\n  \no\n\n" })).toEqual(["A 0,0", "o 0,220"]);
    expect(laid({ text: "\n\nA\n\no" }).letters.map(({ line }) => line)).toEqual([2, 4]);
  });

  test("line spacing adds to the gap", () => {
    expect(places({ text: "A\no", lineSpacing: -40 })).toEqual(["A 0,0", "o 0,70"]);
    expect(places({ text: "A\n\no", lineSpacing: 25 })).toEqual(["A 0,0", "o 0,270"]);
  });

  test.each([
    ["left", "o 0,110"],
    ["center", "o 50,110"],
    ["right", "o 100,110"],
  ] as const)("a shorter line aligns %s by its advances", (align, second) => {
    expect(places({ text: "oAV\no", align })).toEqual(["o 0,0", "A 50,0", "V 100,0", second]);
  });

  test("a line has its own face and size; its em and gap lie above it", () => {
    const text = "A\no\ni";
    const lines = [
      { font: null, percent: 100 },
      { font: null, percent: 200 },
      { font: "small-block", percent: 50 },
    ];
    const { letters, ink } = laid({ text, lines, align: "right" });
    expect(letters.map(({ y }) => y)).toEqual([0, 220, 275]);
    expect(letters.map(({ scale }) => scale)).toEqual([0.1, 0.2, 0.025]);
    expect(letters.map(({ x }) => x)).toEqual([40, 0, 95]);
    expect(ink).toEqual({ xMin: 0, yMin: -70, xMax: 100, yMax: 275 });
  });

  test("spaces at the end of a line, tabs, and line ends of other systems change nothing", () => {
    const plain = laid({ text: "A o\nV", align: "right" });
    for (const text of ["A o   \nV ", "A o\r\nV\r\n", "A\to\nV\t", "A\u00A0o\rV"])
      expect(laid({ text, align: "right" })).toEqual(plain);
  });

  test("spaces at the start of a line push it", () => {
    expect(places({ text: "  A\no" })).toEqual(["A 50,0", "o 0,110"]);
  });
});

describe("words that cannot be set", () => {
  function refused(part: Partial<LetteringDesign>) {
    const layout = layoutOf(blockFaces, { ...defaultDesign, font: "block", ...part });
    return layout.ok ? null : layout;
  }

  test.each(["", "   ", "\n \n\t"])("%j is nothing written, whatever the font", (text) => {
    expect(refused({ text, font: "unknown" })).toEqual({ ok: false, code: "empty" });
  });

  test("letters that the face lacks are named as they are seen, with their places", () => {
    const face = "block";
    expect(refused({ text: "AA\nV👨‍👩‍👧x😀 \nسل" })).toEqual({
      ok: false,
      code: "unsupported",
      letters: [
        { letter: "👨‍👩‍👧", line: 1, index: 1, face },
        { letter: "x", line: 1, index: 6, face },
        { letter: "😀", line: 1, index: 7, face },
        { letter: "س", line: 2, index: 0, face },
        { letter: "ل", line: 2, index: 1, face },
      ],
    });
  });

  test("a face whose file is not there is named, and which file", () => {
    const other = [{ font: "pacifico", percent: 100 }];
    expect(refused({ text: "A", lines: other })).toMatchObject({
      code: "face-missing",
      face: "pacifico",
      file: "measures",
    });
    expect(refused({ text: "A", font: "small-block", arc: 10 })).toMatchObject({
      code: "face-missing",
      face: "small-block",
      file: "outlines",
    });
  });

  test("an empty line needs no face", () => {
    const lines = [
      { font: null, percent: 100 },
      { font: "pacifico", percent: 100 },
    ];
    expect(refused({ text: "A\n \nA\n ", lines })).toBeNull();
  });
});
