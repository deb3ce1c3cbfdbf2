import type { Matrix, Paint, PathShape } from "../scene.ts";
import { type GlyphPack, type Letters, openPack, penPositions } from "./glyph-pack.ts";

const open = new WeakMap<GlyphPack, Letters>();

function lettersOf(pack: GlyphPack): Letters {
  const letters = open.get(pack) ?? openPack(pack);
  open.set(pack, letters);
  return letters;
}

/** Height of a capital letter in ems, both faces. */
export const CAPITAL = 0.7;

/** Ems. */
export function widthOf(letters: Letters, text: string, tracking = 0): number {
  return penPositions(letters, text, tracking).end / 1000;
}

/** Ems. */
export function widthIn(pack: GlyphPack, text: string, tracking = 0): number {
  return widthOf(lettersOf(pack), text, tracking);
}

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
export function setLetters(letters: Letters, text: string, setting: Setting): PathShape {
  const { x, y, size, tracking = 0, anchor = "middle", fill, degrees = 0 } = setting;
  const { at, end } = penPositions(letters, text, tracking);
  const [scale, angle] = [size / 1000, (degrees * Math.PI) / 180];
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const start = -end * shift[anchor];
  const matrix: Matrix = [cos, sin, -sin, cos, x + start * cos, y + start * sin];
  return { kind: "path", d: at.map(([letter, pen]) => letters.outline(letter, pen)).join(""), fill, matrix };
}

/** A line in the letters of a pack. */
export function setText(pack: GlyphPack, text: string, setting: Setting): PathShape {
  return setLetters(lettersOf(pack), text, setting);
}

/** The em size at which a line is at most `maxWidth` wide and at most `size`. */
export function fittedSize(
  pack: GlyphPack,
  text: string,
  size: number,
  maxWidth: number,
  tracking = 0,
): number {
  return Math.min(size, maxWidth / Math.max(widthIn(pack, text, tracking), 0.01));
}
