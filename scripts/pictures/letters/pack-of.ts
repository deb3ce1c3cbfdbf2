import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import type { GlyphPack } from "#domain/preview/lettering/glyph-pack.ts";
import { splineNotation } from "./spline-notation.ts";
import { sfntOf } from "./woff.ts";

/** Units of the em in a pack; half of what is drawn with, fine enough for any screen. */
const UNITS = 500;

export const faceFiles = {
  text: import.meta
    .resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff"),
  sans: import.meta
    .resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  serif: import.meta.resolve("@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff"),
} as const;

function advancesOf(font: hb.Font, text: string) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, [new hb.Feature("liga", 0), new hb.Feature("calt", 0)]);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ id: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
}

/** The letters of some texts and the kerning of the pairs that occur in them. */
export function packOf(file: string, texts: readonly string[]): GlyphPack {
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfntOf(readFileSync(new URL(file))))));
  const [font, perUnit] = [new hb.Font(face), face.upem / UNITS];
  const glyphs: Record<string, string> = {};
  const kern: Record<string, number> = {};
  for (const letter of [...new Set(texts.join(""))].sort()) {
    const [glyph] = advancesOf(font, letter);
    if (glyph === undefined || glyph.id === 0) throw new Error(`${file} has no glyph for ${letter}`);
    const outline = splineNotation(font.glyphToPath(glyph.id), perUnit);
    glyphs[letter] = `${Math.round(glyph.advance / perUnit)}${outline}`;
  }
  for (const [first, second] of texts.flatMap((text) =>
    [...text].map((letter, at) => [letter, text[at + 1]]),
  )) {
    if (first === undefined || second === undefined) continue;
    const [alone, pair] = [advancesOf(font, first)[0], advancesOf(font, first + second)[0]];
    const value = Math.round(((pair?.advance ?? 0) - (alone?.advance ?? 0)) / perUnit);
    if (value !== 0) kern[first + second] = value;
  }
  return {
    glyphs,
    kern: Object.entries(kern)
      .map(([pair, value]) => `${pair}${value}`)
      .join("|"),
  };
}
