import type { FaceId } from "./design.ts";
import type { Faces } from "./faces.ts";
import type { LetteringLayout } from "./layout.ts";
import { type LetterOutline, outlineOf, pointsOfCommand } from "./outline-of.ts";

/** SVG order: x' = a x + c y + e, y' = b x + d y + f. */
type LetterMatrix = readonly [number, number, number, number, number, number];

/** A letter to be drawn: its path in font units, and the matrix that brings it to its place in millimetres. */
export interface LetterShape {
  readonly line: number;
  readonly index: number;
  readonly letter: string;
  readonly face: FaceId;
  readonly outline: LetterOutline;
  /** The same as SVG path data. */
  readonly path: string;
  readonly matrix: LetterMatrix;
}

/** All letters in millimetres from the upper left corner of the words' ink. Mirrored they read from behind. */
export function letterShapes(
  faces: Faces,
  { letters, ink }: LetteringLayout,
  mmPerPx: number,
  mirrored = false,
): readonly LetterShape[] {
  const [left, side] = mirrored ? [ink.xMax, -mmPerPx] : [ink.xMin, mmPerPx];
  return letters.flatMap(({ line, index, letter, face, x, y, scale, turn }) => {
    const outlines = faces.outlines(face);
    const path = outlines?.glyphs.get(letter);
    if (outlines === undefined || path === undefined) return [];
    const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
    const [right, down] = [(x - left) * side, (y - ink.yMin) * mmPerPx];
    const matrix = [cos * side, sin * mmPerPx, -sin * side, cos * mmPerPx, right, down] as const;
    return [{ line, index, letter, face, outline: outlineOf(outlines, letter), path, matrix }];
  });
}

/** A letter's path where it stands, in millimetres with so many decimals: three are finer than any knife. */
export function letterPath(
  { outline, matrix }: Pick<LetterShape, "outline" | "matrix">,
  decimals = 3,
): string {
  const grid = 10 ** decimals;
  const rounded = (mm: number): number => Math.round(mm * grid) / grid;
  const [a, b, c, d, e, f] = matrix;
  const { commands, numbers } = outline;
  let next = 0;
  let path = "";
  for (const command of commands) {
    path += command;
    const end = next + 2 * pointsOfCommand(command);
    for (; next < end; next += 2) {
      const [x, y] = [numbers[next] ?? 0, numbers[next + 1] ?? 0];
      path += `${rounded(a * x + c * y + e)} ${rounded(b * x + d * y + f)} `;
    }
  }
  return path;
}
