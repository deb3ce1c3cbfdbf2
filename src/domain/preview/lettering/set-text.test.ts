import { describe, expect, it } from "vitest";
import { designs } from "../artwork/designs.ts";
import { curvesOf } from "./curves-of.ts";
import { type GlyphPack, openPack } from "./glyph-pack.ts";
import { measureLetters } from "./measure-letters.ts";
import { allSampleLetterings } from "./sample-lettering.ts";
import { sampleLetters } from "./sample-letters.ts";
import { setLetters, widthOf } from "./set-text.ts";

function lacking({ glyphs }: GlyphPack, text: string): string[] {
  return [...text].filter((letter) => !(letter in glyphs));
}

describe("letters of the demonstration artwork", () => {
  it.each(Object.entries(designs))("has every letter of %s", (_name, { title, above, below, letters }) => {
    expect(lacking(letters.title, title)).toEqual([]);
    expect(lacking(letters.small, above + below)).toEqual([]);
  });

  it("has every letter of sample words and measures", () => {
    expect(lacking(sampleLetters, allSampleLetterings.join(""))).toEqual([]);
    expect(lacking(measureLetters, "0123456789. mm")).toEqual([]);
  });
});

describe("the notation of outlines", () => {
  it("draws steps as steps, and closes each contour", () => {
    expect(curvesOf("M10-20H30V5L-30 15M1 1H2", 2, 100)).toBe("M120-40h60v10l-60 30zm2 2h4z");
  });

  it("passes midway between two control points", () => {
    expect(curvesOf("M0 0Q10 0 0 10-10 0", 1, 0)).toBe("M0 0q10 0 10 5t-10 5z");
  });
});

describe("setting a line", () => {
  const letters = openPack({ glyphs: { A: "300M0 0H10", V: "310M0 0H20" }, kern: "AV-36|VA-40" });

  it("moves kerned pairs together and tracks between letters only", () => {
    // 600 + 620 - 72 thousandths, and one gap of a tenth.
    expect(widthOf(letters, "AV")).toBeCloseTo(1.148, 10);
    expect(widthOf(letters, "AV", 0.1)).toBeCloseTo(1.248, 10);
  });

  it("puts the middle of the line at its place", () => {
    const line = setLetters(letters, "AV", { x: 50, y: 7, size: 10, fill: "#000000" });
    expect(line).toMatchObject({ d: "M0 0h20zM528 0h40z", matrix: [0.01, 0, -0, 0.01, 50 - 5.74, 7] });
  });
});
