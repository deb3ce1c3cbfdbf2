import type { FaceMeasures, GlyphMeasures } from "../face-measures.ts";

/** A letter of a line with its origin on the line; spaces are not set. */
export interface SetLetter {
  readonly index: number;
  readonly letter: string;
  readonly glyph: GlyphMeasures;
  readonly x: number;
}

export interface SetLine {
  readonly letters: readonly SetLetter[];
  /** From the first pen position to the last. */
  readonly width: number;
}

/** The letters that a face lacks have no place: they are asked for before. */
export function setLine(face: FaceMeasures, text: string, em: number, letterSpacing: number): SetLine {
  const scale = em / face.unitsPerEm;
  const between = (em * letterSpacing) / 1000;
  const letters: SetLetter[] = [];
  let pen = 0;
  let last = "";
  for (const [index, letter] of [...text].entries()) {
    const glyph = face.glyphs.get(letter);
    if (glyph === undefined) continue;
    if (last !== "") pen += face.kerning(last, letter) * scale + between;
    if (glyph.ink !== null) letters.push({ index, letter, glyph, x: pen });
    pen += glyph.advance * scale;
    last = letter;
  }
  return { letters, width: pen };
}
