import type { Matrix, Paint, PathShape } from "../scene.ts";
import { sansGlyphs } from "./sans-glyphs.ts";
import { serifGlyphs } from "./serif-glyphs.ts";

/** Advance and outline of each letter and the kerning of pairs, 1000 units to the em, y downwards. */
export interface GlyphPack {
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /** Pairs as "AV-72|To-90". */
  readonly kern: string;
}

interface FaceOutlines {
  readonly glyphs: GlyphPack["glyphs"];
  readonly kern: ReadonlyMap<string, number>;
}

const opened = ({ glyphs, kern }: GlyphPack): FaceOutlines => ({
  glyphs,
  kern: new Map(kern.split("|").map((pair) => [pair.slice(0, 2), Number(pair.slice(2))])),
});

const packs = { sans: opened(sansGlyphs), serif: opened(serifGlyphs) } as const;
export type Face = keyof typeof packs;
/** Height of a capital letter in ems, both faces. */
export const CAPITAL = 0.7;

const moved = (outline: string, by: number): string => {
  let index = 0;
  return outline.replace(/-?\d+/g, (number) => {
    const value = index++ % 2 === 0 ? Number(number) + by : Number(number);
    return value < 0 ? String(value) : ` ${value}`;
  });
};

interface Line {
  readonly d: string;
  /** Ems. */
  readonly width: number;
}

/** One line of text as an outline; letters the face lacks are left out. */
export const lineOf = (face: Face, text: string, tracking = 0): Line => {
  const pack = packs[face];
  let pen = 0;
  let d = "";
  [...text].forEach((letter, index, letters) => {
    const glyph = pack.glyphs[letter];
    if (glyph === undefined) return;
    d += moved(glyph[1], pen);
    const next = letters[index + 1];
    pen += glyph[0] + (next === undefined ? 0 : tracking * 1000 + (pack.kern.get(letter + next) ?? 0));
  });
  return { d: d.replace(/([A-Z]) /g, "$1"), width: pen / 1000 };
};

export interface Setting {
  readonly face?: Face;
  /** Baseline. */
  readonly x: number;
  readonly y: number;
  /** Em size in the units of the picture; made smaller where the line would pass `maxWidth`. */
  readonly size: number;
  readonly maxWidth?: number;
  readonly tracking?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill: Paint;
  readonly degrees?: number;
}

const shift = { start: 0, middle: 0.5, end: 1 } as const;

/** A line of text as a path with its own matrix. */
export const setText = (text: string, setting: Setting): PathShape => {
  const {
    face = "sans",
    x,
    y,
    maxWidth = Infinity,
    tracking = 0,
    anchor = "middle",
    fill,
    degrees = 0,
  } = setting;
  const line = lineOf(face, text, tracking);
  const size = line.width * setting.size > maxWidth ? maxWidth / line.width : setting.size;
  const [scale, angle] = [size / 1000, (degrees * Math.PI) / 180];
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const start = -line.width * 1000 * shift[anchor];
  const matrix: Matrix = [cos, sin, -sin, cos, x + start * cos, y + start * sin];
  return { kind: "path", d: line.d, fill, matrix };
};

/** The em size at which a line is at most `maxWidth` wide and at most `size`. */
export const fittedSize = (face: Face, text: string, size: number, maxWidth: number, tracking = 0): number =>
  Math.min(size, maxWidth / Math.max(lineOf(face, text, tracking).width, 0.01));
