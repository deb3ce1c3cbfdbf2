/** Squares over a picture, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** One way over a row, and the neighbours that lie behind it: columns and rows away. */
interface Way {
  readonly isBack: boolean;
  readonly behind: readonly (readonly [number, number])[];
}

const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const DOWN: readonly Way[] = [
  { isBack: false, behind: [LEFT, [-1, -1], [0, -1], [1, -1]] },
  { isBack: true, behind: [RIGHT] },
];
const UP: readonly Way[] = [
  { isBack: true, behind: [RIGHT, [-1, 1], [0, 1], [1, 1]] },
  { isBack: false, behind: [LEFT] },
];

/** How far apart two squares are, squared. */
export function apart(one: number, other: number, { width }: Grid): number {
  const [x, y] = [(one % width) - (other % width), Math.floor(one / width) - Math.floor(other / width)];
  return x * x + y * y;
}

/** Takes from the neighbours behind what is nearer, along one row. */
function sweep(nearest: Int32Array, grid: Grid, row: number, { isBack, behind }: Way): void {
  const { width, height } = grid;
  for (let step = 0; step < width; step++) {
    const column = isBack ? width - 1 - step : step;
    const at = row * width + column;
    for (const [columns, rows] of behind) {
      const [x, y] = [column + columns, row + rows];
      const found = x < 0 || y < 0 || x >= width || y >= height ? -1 : nearest[y * width + x]!;
      const own = nearest[at]!;
      if (found >= 0 && (own < 0 || apart(at, found, grid) < apart(at, own, grid))) nearest[at] = found;
    }
  }
}

/**
 * For each square the nearest one that is marked, by its index; -1 where none is. By what neighbours have found (Danielsson 1980): off by
 * a fraction of a square at worst.
 */
export function nearestMarked(marked: Uint8Array, grid: Grid): Int32Array {
  const nearest = Int32Array.from(marked, (isMarked, at) => (isMarked === 0 ? -1 : at));
  for (let row = 0; row < grid.height; row++) DOWN.forEach((way) => sweep(nearest, grid, row, way));
  for (let row = grid.height - 1; row >= 0; row--) UP.forEach((way) => sweep(nearest, grid, row, way));
  return nearest;
}
