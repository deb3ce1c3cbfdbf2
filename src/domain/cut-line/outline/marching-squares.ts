import type { Coverage } from "../coverage.ts";

/** A closed outline in pixels: x, y, x, y. A pixel's middle has whole numbers. */
export type Ring = readonly number[];

/** Where the half lies between two covered amounts. */
const LEVEL = 0.5;

/** Sides of a square of four neighbours: top, bottom, left, right. */
const [T, B, L, R] = [0, 1, 2, 3];

/**
 * Which sides the edge of the artwork enters and leaves a square by, in pairs, for each of the 16 ways its corners can be covered
 * (1 lower left, 2 lower right, 4 upper right, 8 upper left). The artwork lies on the same side all along.
 */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [L, B],
  [B, R],
  [L, R],
  [R, T],
  [L, B, R, T],
  [B, T],
  [L, T],
  [T, L],
  [T, B],
  [B, R, T, L],
  [T, R],
  [R, L],
  [R, B],
  [B, L],
  [],
];

interface Steps {
  /** For each line between two neighbours the one where the edge goes on; -1 where it does not pass. */
  readonly next: Int32Array;
  readonly starts: readonly number[];
}

/** A line between two neighbours is named by its first: 2k to the one on the right, 2k + 1 to the one below. */
function stepsOf({ values, width, height }: Coverage): Steps {
  const next = new Int32Array(2 * width * height).fill(-1);
  const starts: number[] = [];
  for (let y = 0; y < height - 1; y++)
    for (let k = y * width, end = k + width - 1; k < end; k++) {
      const corners =
        (values[k + width]! > LEVEL ? 1 : 0) |
        (values[k + width + 1]! > LEVEL ? 2 : 0) |
        (values[k + 1]! > LEVEL ? 4 : 0) |
        (values[k]! > LEVEL ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const lines = [2 * k, 2 * (k + width), 2 * k + 1, 2 * k + 3];
      const sides = CROSSINGS[corners]!;
      for (let pair = 0; pair < sides.length; pair += 2) {
        const enters = lines[sides[pair]!]!;
        next[enters] = lines[sides[pair + 1]!]!;
        starts.push(enters);
      }
    }
  return { next, starts };
}

/** Marching squares: where half a pixel is covered, drawn between the pixels by straight proportion. */
export function edgeRings(coverage: Coverage): Ring[] {
  const { values, width } = coverage;
  const { next, starts } = stepsOf(coverage);
  const rings: Ring[] = [];
  for (const start of starts) {
    const ring: number[] = [];
    for (let line = start; next[line]! >= 0;) {
      const k = line >> 1;
      const isDown = (line & 1) === 1;
      const part = (LEVEL - values[k]!) / (values[k + (isDown ? width : 1)]! - values[k]!);
      const x = k % width;
      // The padding's one pixel is taken off again.
      ring.push(x - 1 + (isDown ? 0 : part), (k - x) / width - 1 + (isDown ? part : 0));
      const following = next[line]!;
      next[line] = -1;
      line = following;
    }
    if (ring.length > 6) rings.push(ring);
  }
  return rings;
}
