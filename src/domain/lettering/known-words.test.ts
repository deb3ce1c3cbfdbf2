import { describe, expect, test } from "vitest";
import { shopFaces } from "#tests/support/lettering/shop-faces.ts";
import { defaultDesign, type LetteringDesign } from "./design.ts";
import { type LetteringRules, letteringRules } from "./letter-rule.ts";
import { measureDesign } from "./measure-design.ts";

const faces = shopFaces("bricolage-grotesque", "roboto", "pacifico");

function measured(part: Partial<LetteringDesign>, rules: Partial<LetteringRules> = {}) {
  const design = { ...defaultDesign, font: "bricolage-grotesque", ...part };
  const measures = measureDesign(faces, design, { ...letteringRules, ...rules });
  if (!measures.ok) throw new Error(measures.code);
  return measures;
}

describe("'Hello', 30 mm high, as measured from the fonts with another library", () => {
  const sizes = { by: "height", mm: 30 } as const;

  test.each([
    [
      "bricolage-grotesque",
      235.2,
      72.9,
      96.79,
      "H 23.70x27.16 e 20.99x22.76 l 5.84x29.42 o 22.06x22.76",
      51.34,
    ],
    ["roboto", 224.46, 75.98, 88.63, "H 22.85x28.07 e 18.95x21.63 l 5.57x29.61 o 19.76x21.63", 53.84],
    ["pacifico", 264.9, 94.7, 83.92, "H 32.25x28.00 e 15.49x14.92 l 12.67x29.94 o 17.49x14.95", 23.68],
  ])("in %s", (font, widthPx, heightPx, widthMm, letters, neededMm) => {
    const found = measured({ text: "Hello", font, size: sizes });
    const { ink } = found.layout;
    expect(ink.xMax - ink.xMin).toBeCloseTo(widthPx, 2);
    expect(ink.yMax - ink.yMin).toBeCloseTo(heightPx, 2);
    expect(Math.abs(found.widthMm - widthMm)).toBeLessThan(0.01);
    expect(found.heightMm).toBeCloseTo(30, 9);
    expect(Math.abs(found.neededHeightMm - neededMm)).toBeLessThan(0.01);
    const said = found.letters.map(
      ({ letter, widthMm: width, heightMm: height }) => `${letter} ${width.toFixed(2)}x${height.toFixed(2)}`,
    );
    expect([...new Set(said)].join(" ")).toBe(letters);
  });

  test("an 'i' would be 7.06 mm wide; it needs 42.52 mm", () => {
    const { letters, neededHeightMm } = measured({ text: "i", size: sizes });
    expect(letters[0]?.widthMm).toBeCloseTo(7.056, 2);
    expect(Math.abs(neededHeightMm - 42.52)).toBeLessThan(0.01);
    expect(measured({ text: "i", size: { by: "height", mm: 42 } }).offenders).toHaveLength(1);
    expect(measured({ text: "i", size: { by: "height", mm: 43 } }).offenders).toEqual([]);
  });

  test("fitted into 30 x 30 mm it is 30.0 x 9.3 and too small", () => {
    const { widthMm, heightMm, offenders } = measured({ text: "Hello" });
    expect([widthMm, heightMm]).toEqual([expect.closeTo(30, 9), expect.closeTo(9.3, 1)]);
    expect(offenders).toHaveLength(5);
  });
});

describe("how high words have to be, by the three ways to judge", () => {
  test.each([
    ["OPEN", 13.5, 19.6, 10.4],
    ["Hello", 51.3, 70.4, 13.2],
    ["Kia ora", 43.3, 57.1, 14.1],
    ["A-1", 50.8, 76.9, 22.6],
    ["No. 5", 40.8, 60.6, 35.7],
    ["OPEN\nMon-Fri 9-5", 137.7, 161.5, 61.3],
  ])("%j: both sides 10 mm, lines counted whole, the longer side", (text, both, nominal, longer) => {
    const needed = (rules: Partial<LetteringRules>) => measured({ text }, rules).neededHeightMm;
    expect(needed({})).toBeCloseTo(both, 1);
    expect(needed({ nominal: true })).toBeCloseTo(nominal, 1);
    expect(needed({ rule: "longer" })).toBeCloseTo(longer, 1);
  });
});

test("macrons are letters like others: 'Ā' is as wide as 'A' and higher", () => {
  const sizeOf = (text: string) => measured({ text, size: { by: "width", mm: 100 } });
  expect(sizeOf("Ā").cutLengthMm).toBeGreaterThan(sizeOf("A").cutLengthMm);
  expect(sizeOf("Ā").heightMm).toBeGreaterThan(sizeOf("A").heightMm);
  expect(measured({ text: "Ōtaki\nŪ ē ī" }).letters).toHaveLength(8);
});

test("'A' below 'A' is 110 pixels and one capital high", () => {
  const height = (text: string) => {
    const { ink } = measured({ text }).layout;
    return ink.yMax - ink.yMin;
  };
  expect(height("A\nA")).toBeCloseTo(110 + height("A"), 9);
});
