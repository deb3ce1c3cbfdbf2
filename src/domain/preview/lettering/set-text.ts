import type { Matrix, Paint, PathShape } from "../scene.ts";
import { type Letters, openPack, penPositions } from "./glyph-pack.ts";
import { sansGlyphs } from "./sans-glyphs.ts";
import { serifGlyphs } from "./serif-glyphs.ts";

const faces = { sans: openPack(sansGlyphs), serif: openPack(serifGlyphs) } as const;
export type Face = keyof typeof faces;
/** Height of a capital letter in ems, both faces. */
export const CAPITAL = 0.7;

/** Ems. */
export const widthOf = (letters: Letters, text: string, tracking = 0): number =>
  penPositions(letters, text, tracking).end / 1000;

/** Ems. */
export const widthIn = (face: Face, text: string, tracking = 0): number =>
  widthOf(faces[face], text, tracking);

export interface Setting {
  /** Baseline. */
  readonly x: number;
  readonly y: number;
  /** Em size in the units of the picture. */
  readonly size: number;
  readonly tracking?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill: Paint;
  readonly degrees?: number;
}

const shift = { start: 0, middle: 0.5, end: 1 } as const;

/** A line of text as a path with its own matrix; letters that are lacking are left out. */
export const setLetters = (letters: Letters, text: string, setting: Setting): PathShape => {
  const { x, y, size, tracking = 0, anchor = "middle", fill, degrees = 0 } = setting;
  const { at, end } = penPositions(letters, text, tracking);
  const [scale, angle] = [size / 1000, (degrees * Math.PI) / 180];
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const start = -end * shift[anchor];
  const matrix: Matrix = [cos, sin, -sin, cos, x + start * cos, y + start * sin];
  return { kind: "path", d: at.map(([letter, pen]) => letters.outline(letter, pen)).join(""), fill, matrix };
};

/** A line in one of the faces of the demonstration artwork. */
export const setText = (
  text: string,
  { face = "sans", ...setting }: Setting & { readonly face?: Face },
): PathShape => setLetters(faces[face], text, setting);

/** The em size at which a line is at most `maxWidth` wide and at most `size`. */
export const fittedSize = (face: Face, text: string, size: number, maxWidth: number, tracking = 0): number =>
  Math.min(size, maxWidth / Math.max(widthIn(face, text, tracking), 0.01));
