import { letteringCanvas } from "./canvas.ts";
import type { PlacedLetter } from "./setting/placed-letter.ts";

/** How the least size of a letter is judged. */
export interface LetteringRules {
  /** Whether both sides of a letter have to reach it, or the longer one. */
  readonly rule: "both" | "longer";
  /** Characters that are not judged. */
  readonly exempt: string;
  /** Whether the typed height is that of the lines' ems and gaps and not that of the ink. */
  readonly nominal: boolean;
}

export const letteringRules: LetteringRules = { rule: "both", exempt: "", nominal: false };

/** What a knife cannot tell apart, in millimetres of a letter's side. */
const HAIR = 1e-6;

/** A letter as it would be cut, upright, however it is turned. */
export interface LetterSize {
  readonly line: number;
  readonly index: number;
  readonly letter: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly tooSmall: boolean;
}

/** The side that decides, in pixels; null for a character that is not judged. */
function decidingSide({ rule, exempt }: LetteringRules, letter: string, width: number, height: number) {
  if (exempt.includes(letter)) return null;
  return rule === "both" ? Math.min(width, height) : Math.max(width, height);
}

function sidesOf({ glyph, scale }: PlacedLetter): readonly [width: number, height: number] {
  const { xMin = 0, yMin = 0, xMax = 0, yMax = 0 } = glyph.ink ?? {};
  return [(xMax - xMin) * scale, (yMax - yMin) * scale];
}

/** What every letter would measure with so many millimetres to a pixel. */
export function letterSizes(
  rules: LetteringRules,
  letters: readonly PlacedLetter[],
  mmPerPx: number,
): readonly LetterSize[] {
  return letters.map((placed) => {
    const { line, index, letter } = placed;
    const [width, height] = sidesOf(placed);
    const side = decidingSide(rules, letter, width, height);
    const tooSmall = side !== null && side * mmPerPx < letteringCanvas.letterMm - HAIR;
    return { line, index, letter, widthMm: width * mmPerPx, heightMm: height * mmPerPx, tooSmall };
  });
}

/** With how many millimetres to a pixel the smallest letter is large enough; 0 where none is judged. */
export function neededMmPerPx(rules: LetteringRules, letters: readonly PlacedLetter[]): number {
  const sides = letters.map((placed) => decidingSide(rules, placed.letter, ...sidesOf(placed)) ?? Infinity);
  return letteringCanvas.letterMm / Math.min(...sides);
}

/** A needed size as it is ordered: whole millimetres, rounded up, less the hair that its smallest letter may lack. */
export function wholeMillimetres(neededMm: number): number {
  return Math.max(1, Math.ceil(neededMm * (1 - HAIR / letteringCanvas.letterMm)));
}
