import type { FaceOutlines } from "./face-outlines.ts";

/** A letter's path in steps: a command for every step (M, L, Q, Z) and the coordinates of all of them in a row. */
export interface LetterOutline {
  readonly commands: string;
  readonly numbers: readonly number[];
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
