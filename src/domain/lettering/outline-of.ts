import type { FaceOutlines } from "./face-outlines.ts";

/** A letter's path in steps: a command for every step (M, L, Q, C, Z) and the coordinates of all of them in a row. */
export interface LetterOutline {
  readonly commands: string;
  readonly numbers: readonly number[];
}

const points: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

/** How many points a command goes by, its end the last of them. */
export function pointsOfCommand(command: string): number {
  return points[command] ?? 0;
}

const read = new WeakMap<FaceOutlines, Map<string, LetterOutline>>();

/** Read once for every letter of a face; empty for a space. */
export function outlineOf(face: FaceOutlines, letter: string): LetterOutline {
  const known = read.get(face) ?? new Map<string, LetterOutline>();
  read.set(face, known);
  const found = known.get(letter);
  if (found !== undefined) return found;
  const path = face.glyphs.get(letter) ?? "";
  const outline = {
    commands: path.replace(/[^A-Z]/g, ""),
    numbers: path.match(/-?\d+/g)?.map(Number) ?? [],
  };
  known.set(letter, outline);
  return outline;
}
