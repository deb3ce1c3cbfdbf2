import { describe, expect, test } from "vitest";
import { blockFaces } from "#tests/support/lettering/block-faces.ts";
import { defaultDesign, type LetteringDesign } from "./design.ts";
import { type LetteringRules, letteringRules } from "./letter-rule.ts";
import { measureDesign, withSmallestSize } from "./measure-design.ts";

function designed(part: Partial<LetteringDesign>): LetteringDesign {
  return { ...defaultDesign, font: "block", ...part };
}

function measured(part: Partial<LetteringDesign>, rules: Partial<LetteringRules> = {}) {
  const measures = measureDesign(blockFaces, designed(part), { ...letteringRules, ...rules });
  if (!measures.ok) throw new Error(measures.code);
  return measures;
}

describe("the size of words is that of their ink", () => {
  test.each([
    [{ by: "height", mm: 140 }, 210, 140],
    [{ by: "width", mm: 42 }, 42, 28],
    [{ by: "fit" }, 30, 20],
  ] as const)("%j", (size, widthMm, heightMm) => {
    // "Ao" is inked from 5 to 110 pixels and 70 high.
    const measures = measured({ text: "Ao", size });
    expect(measures.widthMm).toBeCloseTo(widthMm, 9);
    expect(measures.heightMm).toBeCloseTo(heightMm, 9);
  });

  test("narrow words are fitted by their height", () => {
    const { widthMm, heightMm } = measured({ text: "A\nA\nA" });
    expect(heightMm).toBeCloseTo(30, 9);
    expect(widthMm).toBeCloseTo((30 * 50) / 290, 9);
  });

  test("on an arc it is the box round the turned letters", () => {
    const size = { by: "height", mm: 75 } as const;
    // Two "V" of 50 pixels on a half circle: each is turned by 45 degrees, its middle 100 / pi pixels from the centre.
    const { widthMm, heightMm } = measured({ text: "VV", arc: 180, size });
    const [outer, inner] = [100 / Math.PI + 70, 25];
    expect(widthMm / heightMm).toBeCloseTo(
      (2 * (outer + inner)) / (outer + inner - (100 / Math.PI - inner)),
      9,
    );
  });
});

describe("a letter measures at least 10 mm both ways", () => {
  test("below it is marked, with its place; at 10 mm it is not", () => {
    // "." is 10 pixels both ways, "A" 50 x 70: the block is 70 high.
    const text = "A\n.A";
    const { neededWidthMm, neededHeightMm } = measured({ text });
    expect([neededWidthMm, neededHeightMm]).toEqual([expect.closeTo(80, 9), expect.closeTo(180, 9)]);
    const at = (mm: number) => measured({ text, size: { by: "width", mm } }).offenders;
    expect(at(80)).toEqual([]);
    expect(at(79)).toEqual([
      {
        line: 1,
        index: 0,
        letter: ".",
        widthMm: expect.closeTo(9.875, 9),
        heightMm: expect.closeTo(9.875, 9),
        tooSmall: true,
      },
    ]);
  });

  test("what is 10 mm but for the last digits of a division is large enough", () => {
    const percents = Array.from({ length: 376 }, (_, at) => at + 25);
    // A "." is as wide as high, and seven of them are 19 times as wide.
    const wrong = percents.filter((percent) => {
      const lines = [{ font: null, percent }];
      const { offenders, smallestWidthMm } = measured({
        text: ".......",
        lines,
        size: { by: "width", mm: 190 },
      });
      return offenders.length > 0 || smallestWidthMm !== 190;
    });
    expect(wrong).toEqual([]);
  });

  test("an 'i' counts with its dot, and its width", () => {
    const { letters, neededHeightMm } = measured({ text: "i", size: { by: "height", mm: 49 } });
    expect(letters).toEqual([
      {
        line: 0,
        index: 0,
        letter: "i",
        widthMm: expect.closeTo(7, 9),
        heightMm: expect.closeTo(49, 9),
        tooSmall: true,
      },
    ]);
    expect(neededHeightMm).toBeCloseTo(70, 9);
  });

  test("the smallest size is the next whole millimetre, counted the way the size is", () => {
    const text = "oi";
    const fit = designed({ text });
    const mended = withSmallestSize(fit, measured({ text }));
    // 64 x 70 pixels, "i" 10 wide.
    expect(mended.size).toEqual({ by: "height", mm: 70 });
    expect(measured(mended).offenders).toEqual([]);
    expect(measured({ text, size: { by: "height", mm: 69 } }).offenders).toHaveLength(1);
    const wide = designed({ text, size: { by: "width", mm: 20 } });
    expect(withSmallestSize(wide, measured(wide)).size).toEqual({ by: "width", mm: 64 });
  });

  test("a turned letter is measured upright", () => {
    const size = { by: "height", mm: 90 } as const;
    const { letters, mmPerPx } = measured({ text: "AiA", arc: 170, size });
    expect(letters[0]?.widthMm).toBeCloseTo(50 * mmPerPx, 9);
    expect(letters[2]?.heightMm).toBeCloseTo(70 * mmPerPx, 9);
  });

  test("the shop may ask it of the longer side only, or of some characters not at all", () => {
    const part = { text: "i.", size: { by: "height", mm: 14 } } as const;
    expect(measured(part).offenders.map(({ letter }) => letter)).toEqual(["i", "."]);
    expect(measured(part, { rule: "longer" }).offenders.map(({ letter }) => letter)).toEqual(["."]);
    expect(measured(part, { rule: "longer", exempt: ".,'" }).offenders).toEqual([]);
    expect(measured({ text: "..." }, { exempt: "." }).smallestHeightMm).toBe(1);
  });

  test("or count the height by lines of 100 pixels with gaps of 10, whatever is written on them", () => {
    const part = { text: "o\n\no", size: { by: "height", mm: 64 } } as const;
    const { heightMm, letters } = measured(part, { nominal: true });
    expect(heightMm).toBeCloseTo(64, 9);
    expect(letters[0]?.heightMm).toBeCloseTo((50 * 64) / 320, 9);
  });
});

describe("what the knife does", () => {
  test("it goes round every contour of every letter, of spaces none", () => {
    // At 70 mm a pixel is a millimetre: A 240, o 165, i 170.
    const { cutLengthMm, pieces } = measured({ text: "A oi", size: { by: "height", mm: 70 } });
    expect(cutLengthMm).toBeCloseTo(240 + 165 + 170, 9);
    expect(pieces).toBe(4);
  });

  test("an outline is cut out of a second film, round each piece so much further out", () => {
    const { cutLengthMm, pieces } = measured({
      text: "A oi",
      size: { by: "height", mm: 70 },
      outline: { mm: 2.5, colourId: 9 },
    });
    expect(cutLengthMm).toBeCloseTo(2 * 575 + 4 * 2 * Math.PI * 2.5, 9);
    expect(pieces).toBe(8);
  });

  test("a bent line is cut as long as a straight one of the same scale", () => {
    const [straight, arched] = [measured({ text: "AoA" }), measured({ text: "AoA", arc: 120 })];
    expect(arched.cutLengthMm / arched.mmPerPx).toBeCloseTo(straight.cutLengthMm / straight.mmPerPx, 9);
  });

  test("strokes and spaces under 1 mm are told by letter, and keep nobody from ordering", () => {
    // A pixel is 0.1 mm: strokes A 0.9, o 0.8, i and . 1.0; spaces o 0.6, i 0.5, A none.
    const { advice } = measured({ text: "Ao.\nio", size: { by: "height", mm: 18 } });
    expect(advice).toEqual([
      { about: "stroke", letter: "A", mm: expect.closeTo(0.9, 9), places: [{ line: 0, index: 0 }] },
      {
        about: "stroke",
        letter: "o",
        mm: expect.closeTo(0.8, 9),
        places: [
          { line: 0, index: 1 },
          { line: 1, index: 1 },
        ],
      },
      { about: "counter", letter: "o", mm: expect.closeTo(0.6, 9), places: expect.anything() },
      { about: "counter", letter: "i", mm: expect.closeTo(0.5, 9), places: [{ line: 1, index: 0 }] },
    ]);
    expect(measured({ text: "Ao.\nio", size: { by: "height", mm: 36 } }).advice).toEqual([]);
  });
});

test("words that cannot be set have no size, no price and no flag", () => {
  expect(measureDesign(blockFaces, designed({ text: " " }))).toEqual({ ok: false, code: "empty" });
});
