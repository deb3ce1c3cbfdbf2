import type { Raster } from "./painted-page.ts";

/** How far a pixel may stand from its place, in pixels, and by how much it may differ from what is seen there: painters round edges in their own ways. */
const REACH = 2;
const LIMIT = 24;

/** Pixels on white as the eye takes them in: how light they are, and two differences of colour, halved. */
function asSeen({ data }: Raster): Int16Array {
  const seen = new Int16Array((data.length / 4) * 3);
  for (let at = 0, to = 0; at < data.length; at += 4, to += 3) {
    const there = (data[at + 3] ?? 0) / 255;
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((of) => 255 + ((data[at + of] ?? 0) - 255) * there);
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    seen[to] = light;
    seen[to + 1] = (blue - light) * 0.4;
    seen[to + 2] = (red - light) * 0.5;
  }
  return seen;
}

/** Whether a pixel of one picture has nothing like it near its place in the other. */
function isAlone(
  one: Int16Array,
  other: Int16Array,
  [x, y]: readonly [number, number],
  size: Raster,
): boolean {
  const { width, height } = size;
  const at = (y * width + x) * 3;
  const away = (to: number, of: number) => Math.abs((one[at + of] ?? 0) - (other[to + of] ?? 0));
  if (away(at, 0) + away(at, 1) + away(at, 2) <= LIMIT) return false;
  const [low, high] = [
    [32_767, 32_767, 32_767],
    [-32_768, -32_768, -32_768],
  ];
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v += 1)
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u += 1)
      for (let of = 0; of < 3; of += 1) {
        const value = other[(v * width + u) * 3 + of] ?? 0;
        low[of] = Math.min(low[of] ?? 0, value);
        high[of] = Math.max(high[of] ?? 0, value);
      }
  const outside = [0, 1, 2].map((of) => {
    const value = one[at + of] ?? 0;
    return Math.max(0, (low[of] ?? 0) - value, value - (high[of] ?? 0));
  });
  return outside.reduce((sum, by) => sum + by, 0) > LIMIT;
}

/** Pixels that belong to a square of 3 x 3 that is off: what is thinner is how edges are rounded. */
function squaresOf(off: Uint8Array, width: number): Uint8Array {
  const squares = new Uint8Array(off.length);
  const around = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
  for (let at = width + 1; at < off.length - width - 1; at += 1) {
    const isWithin = at % width > 0 && at % width < width - 1;
    if (isWithin && around.every((by) => off[at + by] === 1)) for (const by of around) squares[at + by] = 1;
  }
  return squares;
}

function largestPart(off: Uint8Array, width: number): number {
  let largest = 0;
  for (let start = 0; start < off.length; start += 1) {
    if (off[start] !== 1) continue;
    let size = 0;
    const open = [start];
    off[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (off[next] === 1) {
          off[next] = 0;
          open.push(next);
        }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** The largest part in which two pictures of one size differ by more than painters do, in square millimetres. */
export function largestDifferenceMm2(one: Raster, other: Raster, dpi: number): number {
  const [seen, against] = [asSeen(one), asSeen(other)];
  const off = new Uint8Array(one.width * one.height);
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) {
      const place = [x, y] as const;
      if (isAlone(seen, against, place, one) || isAlone(against, seen, place, one))
        off[y * one.width + x] = 1;
    }
  return largestPart(squaresOf(off, one.width), one.width) * (25.4 / dpi) ** 2;
}
