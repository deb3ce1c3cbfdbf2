import type { InkBox } from "./ink-box.ts";

/** What a letter measures, in whole font units. */
export interface GlyphMeasures {
  readonly advance: number;
  /** The exact box of its curves; null for a space. */
  readonly ink: InkBox | null;
  /** The way of the knife round all its contours. */
  readonly contourLength: number;
  /** How many parts it falls into: two for "i". */
  readonly pieces: number;
  /** Its thinnest stroke; 0 for a space. */
  readonly stroke: number;
  /** The narrowest space between its strokes; 0 where it has none. */
  readonly counter: number;
}

/** What sizes, prices and rules need of a face, without its outlines. */
export interface FaceMeasures {
  readonly unitsPerEm: number;
  readonly glyphs: ReadonlyMap<string, GlyphMeasures>;
  /** What is added to the advance of the first of two letters, in font units. */
  readonly kerning: (first: string, second: string) => number;
}

/** `{"-36": "VW"}`: -36 before "V" and before "W". */
type KerningRow = Readonly<Record<string, string>>;

/** A face's measures as its file keeps them. */
export interface FaceMeasuresFile {
  readonly unitsPerEm: number;
  /** Advance, box, contour length, pieces, stroke, counter; a space has an advance only. */
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
  /** By the letters before, "AÀ" where both are kerned alike. */
  readonly kerning: Readonly<Record<string, KerningRow>>;
}

function glyphOf(row: readonly number[]): GlyphMeasures {
  const [advance = 0, xMin, yMin = 0, xMax = 0, yMax = 0, contourLength = 0, pieces = 0] = row;
  const [stroke = 0, counter = 0] = row.slice(7);
  const ink = xMin === undefined ? null : { xMin, yMin, xMax, yMax };
  return { advance, ink, contourLength, pieces, stroke, counter };
}

function valuesIn(row: KerningRow): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(row).flatMap(([value, seconds]) =>
      [...seconds].map((second) => [second, Number(value)] as const),
    ),
  );
}

/** A row is read when one of its letters is first set: a face has thousands of pairs, and words need few. */
function readKerning(rows: FaceMeasuresFile["kerning"]): FaceMeasures["kerning"] {
  const rowOf = new Map(
    Object.entries(rows).flatMap(([firsts, row]) => [...firsts].map((first) => [first, row] as const)),
  );
  const read = new Map<KerningRow, ReadonlyMap<string, number>>();
  return (first, second) => {
    const row = rowOf.get(first);
    if (row === undefined) return 0;
    const values = read.get(row) ?? valuesIn(row);
    read.set(row, values);
    return values.get(second) ?? 0;
  };
}

export function readFaceMeasures(file: FaceMeasuresFile): FaceMeasures {
  return {
    unitsPerEm: file.unitsPerEm,
    glyphs: new Map(Object.entries(file.glyphs).map(([letter, row]) => [letter, glyphOf(row)])),
    kerning: readKerning(file.kerning),
  };
}
