/** A fixed sequence of numbers from 0 to 1 for a seed: the same picture every time. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function smooth(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Smooth noise from -1 to 1 over a square of side 1 that repeats without a seam; `across` and `down` waves per side. */
export function tileNoise(seed: number, across: number, down: number): (x: number, y: number) => number {
  const next = sequence(seed);
  const angles = Float64Array.from({ length: across * down }, () => next() * 2 * Math.PI);
  const dot = (column: number, row: number, dx: number, dy: number): number => {
    const angle = angles[(row % down) * across + (column % across)] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const [fx, fy] = [x * across, y * down];
    const [column, row] = [Math.floor(fx), Math.floor(fy)];
    const [dx, dy] = [fx - column, fy - row];
    const [u, v] = [smooth(dx), smooth(dy)];
    const top = dot(column, row, dx, dy) * (1 - u) + dot(column + 1, row, dx - 1, dy) * u;
    const bottom = dot(column, row + 1, dx, dy - 1) * (1 - u) + dot(column + 1, row + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  };
}

/** Several sizes of noise laid over each other, each half as strong as the one before. */
export function layeredNoise(seed: number, across: number, down: number, layers: number) {
  const noises = Array.from({ length: layers }, (_, index) =>
    tileNoise(seed + index * 101, across * 2 ** index, down * 2 ** index),
  );
  return (x: number, y: number): number =>
    noises.reduce((sum, noise, index) => sum + noise(x, y) / 2 ** index, 0);
}
