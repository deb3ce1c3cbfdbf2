import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import * as hb from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import { fontFile } from "./font-file.ts";
import type { FurtherFace, LetterRun } from "./letter-runs.ts";

/** All further faces have a thousand units to the em. */
const UNITS = 1000;

const opened = new Map<FurtherFace, hb.Font>();

/** A further face, read with the first letter that it draws. */
export function openFace(face: FurtherFace): hb.Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const bytes = brotliDecompressSync(readFileSync(fontFile(`${face}.ttf.br`)));
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes))));
  opened.set(face, font);
  return font;
}

/** A run in a further face. */
export type FurtherRun = LetterRun & { readonly face: FurtherFace };

/** A letter of a face, by its number there, and where it stands in its line; in ems, y upwards. */
interface PlacedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

interface ShapedRun {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** The size of one unit of an outline, in ems. */
export const OUTLINE_UNIT = 1 / UNITS;

function shape({ face, text, isRightToLeft }: FurtherRun): ShapedRun {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(openFace(face), buffer);
  let pen = 0;
  const placed = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { glyph: codepoint, x: (pen + xOffset) / UNITS, y: yOffset / UNITS };
      pen += xAdvance;
      return glyph;
    });
  return { glyphs: placed, width: pen / UNITS };
}

/** What stands for a letter that no face has: the subsets have no outline of their own for it. */
const FRAME = "M70 0H530V700H70ZM120 50V650H480V50Z";

/** Lines are measured word by word while they are broken, then drawn. */
const shaped = new LRUCache<string, ShapedRun>({ max: 500 });

/** Letters of a further face, shaped and placed by HarfBuzz as their script wants it. */
export function shapeLetters(run: FurtherRun): ShapedRun {
  const name = `${run.face} ${run.isRightToLeft} ${run.text}`;
  const known = shaped.get(name) ?? shape(run);
  shaped.set(name, known);
  return known;
}

/** A letter's outline as SVG path data, y upwards; "" of a space. */
export function glyphOutline(face: FurtherFace, glyph: number): string {
  return glyph === 0 ? FRAME : openFace(face).glyphToPath(glyph);
}
