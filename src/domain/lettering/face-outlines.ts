/** The letters of a face as paths, from a committed file and no font (decision 166). */
export interface FaceOutlines {
  readonly unitsPerEm: number;
  /** Absolute SVG path data (M, L, Q, C, Z) in whole font units, y down, baseline 0; a space has none. */
  readonly glyphs: ReadonlyMap<string, string>;
}

export interface FaceOutlinesFile {
  readonly unitsPerEm: number;
  readonly glyphs: Readonly<Record<string, string>>;
}

export function readFaceOutlines({ unitsPerEm, glyphs }: FaceOutlinesFile): FaceOutlines {
  return { unitsPerEm, glyphs: new Map(Object.entries(glyphs)) };
}
