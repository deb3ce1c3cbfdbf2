import type { PlacedLetter } from "./setting/placed-letter.ts";

/** Below this a stroke may tear and a space is hard to weed. */
export const FINE_MM = 1;

/** What is possible but fine work, by letter. It keeps nobody from ordering. */
export interface CuttingAdvice {
  readonly about: "stroke" | "counter";
  readonly letter: string;
  /** Its finest place, in millimetres. */
  readonly mm: number;
  readonly places: readonly { readonly line: number; readonly index: number }[];
}

/** Letters with strokes or spaces between strokes finer than a millimetre. */
export function cuttingAdvice(letters: readonly PlacedLetter[], mmPerPx: number): readonly CuttingAdvice[] {
  return (["stroke", "counter"] as const).flatMap((about) => {
    const fine = letters.flatMap(({ line, index, letter, glyph, scale }) => {
      const mm = glyph[about] * scale * mmPerPx;
      return mm > 0 && mm < FINE_MM ? [{ line, index, letter, mm }] : [];
    });
    return [...Map.groupBy(fine, ({ letter }) => letter)].map(([letter, found]) => ({
      about,
      letter,
      mm: Math.min(...found.map(({ mm }) => mm)),
      places: found.map(({ line, index }) => ({ line, index })),
    }));
  });
}
