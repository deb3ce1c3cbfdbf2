import type { FaceFiles } from "./face-files.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];
/** The least that is cut. */
const LEAST_MM = 10;
/** A stroke that holds on the wall. */
const STROKE_MM = 1;

/** How high capitals have to be, in whole millimetres, for all but the thinnest tenth of the letters and figures to have strokes of 1 mm. */
export function smallestCapitalMm(measures: FaceFiles["measures"]): number {
  const strokes = letters.map((letter) => measures.glyphs[letter]?.[7] ?? 0).toSorted((a, b) => a - b);
  const thin = strokes[Math.floor(strokes.length / 10)] ?? 0;
  const capital = -(measures.glyphs["H"]?.[2] ?? 0);
  return Math.max(LEAST_MM, Math.ceil((capital / thin) * STROKE_MM));
}
