import type { ReadFont } from "./face-reader.ts";
import type { Outline } from "./glyph-outline.ts";
import { type Field, packed } from "./packed.ts";

/** What the face is called. */
export function name(family: string): Buffer {
  const rows = [
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family.replaceAll(" ", "-")],
  ] as const;
  const texts = rows.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const offsets = texts.map((_, at) => texts.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([
    packed(
      ["u16", 0, rows.length, 6 + 12 * rows.length],
      ...rows.map(([id], at): Field => ["u16", 3, 1, 0x409, id, texts[at]?.length ?? 0, offsets[at] ?? 0]),
    ),
    ...texts,
  ]);
}

/** The outlines, where each begins, and how wide each is. */
export function glyphTables(outlines: readonly Outline[], advances: readonly number[]) {
  const starts = outlines.reduce<number[]>(
    (all, { bytes }) => [...all, (all.at(-1) ?? 0) + bytes.length],
    [0],
  );
  return {
    glyf: Buffer.concat(outlines.map(({ bytes }) => bytes)),
    loca: packed(["u32", ...starts]),
    hmtx: packed(
      ...outlines.flatMap(({ box }, at): Field[] => [
        ["u16", advances[at] ?? 0],
        ["i16", box[0]],
      ]),
    ),
    maxp: packed(
      ["u32", 0x10000],
      ["u16", outlines.length, Math.max(...outlines.map(({ points }) => points))],
      ["u16", Math.max(...outlines.map(({ contours }) => contours)), 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    ),
  };
}

/** Measures of the face as a whole. */
export function headTables(
  font: ReadFont,
  outlines: readonly Outline[],
  advances: readonly number[],
  codes: readonly number[],
) {
  const side = (at: number, of: (...values: number[]) => number) =>
    of(...outlines.map(({ box }) => box[at] ?? 0));
  const box: Field = ["i16", side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  return {
    head: packed(
      ["u32", 0x10000, 0x10000, 0, 0x5f0f3cf5],
      ["u16", 0, font.unitsPerEm],
      ["u32", 0, 0, 0, 0],
      box,
      ["u16", 0, 8],
      ["i16", 2, 1, 0],
    ),
    hhea: packed(
      ["u32", 0x10000],
      ["i16", font.ascent, font.descent, 0],
      ["u16", Math.max(...advances)],
      ["i16", 0, 0, side(2, Math.max), 1, 0, 0, 0, 0, 0, 0, 0],
      ["u16", outlines.length],
    ),
    post: packed(["u32", 0x30000, 0], ["i16", -100, 50], ["u32", 0, 0, 0, 0, 0]),
    "OS/2": packed(
      ["u16", 4],
      ["i16", 500],
      ["u16", 400, 5, 0],
      ["i16", 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0],
      ["u8", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      ["u32", 0, 0, 0, 0, 0],
      ["u16", 0x40, codes[0] ?? 0, codes.at(-1) ?? 0],
      ["i16", font.ascent, font.descent, 0],
      ["u16", font.ascent, -font.descent],
      ["u32", 1, 0],
      ["i16", font.xHeight, font.capHeight],
      ["u16", 0, 32, 1],
    ),
  };
}
