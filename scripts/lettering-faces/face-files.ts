import { type Contour, pathOf } from "./outline/contours.ts";
import { boxOf, flattened, lengthOf, signedArea } from "./outline/flatten.ts";
import { type KerningRows, kerningRows } from "./kerning-rows.ts";
import type { ReadFace } from "./read-face.ts";
import { thicknessOf } from "./outline/thickness.ts";
import { united } from "./outline/unite.ts";

/** Lines to a curve, where its length is measured. */
const PIECES = 64;

/** Advance, ink box, length of the contours, pieces, thinnest stroke, narrowest counter, in font units; a space has an advance only. */
export type MeasuresRow = readonly number[];

export interface FaceFiles {
  readonly measures: {
    readonly unitsPerEm: number;
    readonly glyphs: Readonly<Record<string, MeasuresRow>>;
    readonly kerning: KerningRows;
  };
  readonly outlines: { readonly unitsPerEm: number; readonly glyphs: Readonly<Record<string, string>> };
  /** The letters whose contours crossed and became lines. */
  readonly flat: readonly string[];
}

/** The turning point of a curve seldom lies on a whole unit. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function measuresOf(contours: readonly Contour[], em: number): number[] {
  const { xMin, yMin, xMax, yMax } = boxOf(contours);
  const polygons = contours.map((contour) => flattened(contour, PIECES));
  const length = polygons.reduce((sum, polygon) => sum + lengthOf(polygon), 0);
  const pieces = polygons.filter((polygon) => signedArea(polygon) > 0).length;
  const { stroke, counter } = thicknessOf(contours, em);
  return [
    ...[xMin, yMin, xMax, yMax].map(hundredths),
    ...[length, pieces, stroke, counter].map((value) => Math.round(value)),
  ];
}

/** The two files of a face, and which of its letters had to be united. */
export function faceFiles({ unitsPerEm, letters, kerning }: ReadFace): FaceFiles {
  const rows: Record<string, MeasuresRow> = {};
  const paths: Record<string, string> = {};
  const flat: string[] = [];
  for (const [letter, { advance, contours: drawn }] of letters) {
    const contours = united(drawn);
    if (contours.flat) flat.push(letter);
    const isInked = contours.contours.length > 0;
    rows[letter] = [Math.round(advance), ...(isInked ? measuresOf(contours.contours, unitsPerEm) : [])];
    if (isInked) paths[letter] = pathOf(contours.contours);
  }
  return {
    measures: { unitsPerEm, glyphs: rows, kerning: kerningRows(kerning) },
    outlines: { unitsPerEm, glyphs: paths },
    flat,
  };
}
