import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Command = { readonly command: string; readonly args: readonly number[] };

interface ReadGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly path: { readonly commands: readonly Command[] };
}

interface Run {
  readonly glyphs: readonly ReadGlyph[];
  readonly positions: readonly { readonly xAdvance: number }[];
}

/** What is used of the font reader that comes with pdfkit: it knows WOFF and WOFF2. */
export interface ReadFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly characterSet: readonly number[];
  layout(text: string, features?: readonly string[]): Run;
}

const ofPdfkit = createRequire(createRequire(import.meta.url).resolve("pdfkit"));
const reader = ofPdfkit("fontkit") as { create(bytes: Buffer): ReadFont };

export function readFont(file: string): ReadFont {
  return reader.create(readFileSync(new URL(import.meta.resolve(file))));
}

export interface Letter {
  readonly code: number;
  readonly advance: number;
  readonly commands: readonly Command[];
}

/** Figures all of one width: sums stand under each other. */
const features = ["tnum"];

function letterOf(font: ReadFont, code: number): Letter | null {
  const { glyphs } = font.layout(String.fromCodePoint(code), features);
  const [glyph] = glyphs;
  return glyph === undefined || glyphs.length > 1 || glyph.id === 0
    ? null
    : { code, advance: glyph.advanceWidth, commands: glyph.path.commands };
}

/** The letters of several files that divide one face among them; the first file that has a letter gives it. */
export function lettersOf(fonts: readonly ReadFont[]): readonly Letter[] {
  const letters = new Map<number, Letter>();
  for (const font of fonts)
    for (const code of font.characterSet) {
      const isWritten =
        code >= 0x20 && code < 0xfff0 && !/\p{M}|\p{Cc}|\p{Cf}/u.test(String.fromCodePoint(code));
      const letter = isWritten && !letters.has(code) ? letterOf(font, code) : null;
      if (letter !== null) letters.set(code, letter);
    }
  return [...letters.values()].toSorted((a, b) => a.code - b.code);
}

/** By how much two letters move together or apart, in units of the font; a ligature is none of them. */
export function kernOf(font: ReadFont, first: string, second: string): number {
  const [pair, alone] = [font.layout(first + second, features), font.layout(first, features)];
  if (pair.glyphs.length !== 2) return 0;
  return (pair.positions[0]?.xAdvance ?? 0) - (alone.positions[0]?.xAdvance ?? 0);
}
