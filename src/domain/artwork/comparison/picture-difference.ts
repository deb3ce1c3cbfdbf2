import { connectedParts, opened, type PartBox } from "./connected-parts.ts";
import { type Pixels, SEEN, perceivedPixels } from "./perceived-pixels.ts";

/** Pixels to each side of a place in which the other picture may have the same: edges are painted a little differently by all painters. */
const REACH = 2;

/**
 * How much more than anything within reach a pixel may be, of 255. At 12 flat inks differ between painters, at 24 a word of 2 mm that
 * is gone, or a colour that is dE 19 off, is still found (decision 281).
 */
const LIMIT = 24;

/** Square millimetres of the smallest part that differs to an eye: right pairs have none, the least of wrong ones 3.4. */
const LEAST_MM2 = 0.5;

/** A part of two pictures that is not alike. */
export interface DifferentPart {
  /** In parts of the picture's width and height, 0 to 1. */
  readonly box: PartBox;
  readonly mm2: number;
}

interface Seen {
  readonly numbers: Int16Array;
  readonly width: number;
  readonly height: number;
}

/** By how much a pixel lies outside of what the other picture's pixels within reach span. */
function beyond(pixel: Int16Array, { numbers, width, height }: Seen, x: number, y: number): number {
  let sum = 0;
  for (let of = 0; of < SEEN; of += 1) {
    const value = pixel[of] ?? 0;
    let [low, high] = [Infinity, -Infinity];
    for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v += 1)
      for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u += 1) {
        const other = numbers[(v * width + u) * SEEN + of] ?? 0;
        if (other < low) low = other;
        if (other > high) high = other;
      }
    sum += Math.max(0, low - value, value - high);
  }
  return sum;
}

function distance(one: Int16Array, other: Int16Array, at: number): number {
  let sum = 0;
  for (let of = at; of < at + SEEN; of += 1) sum += Math.abs((one[of] ?? 0) - (other[of] ?? 0));
  return sum;
}

/** Marks each pixel of either picture that the other has nothing like near its place. */
function unlike(one: Seen, other: Seen): Uint8Array {
  const { width, height } = one;
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * SEEN;
      if (distance(one.numbers, other.numbers, at) <= LIMIT) continue;
      const ofOne = beyond(one.numbers.subarray(at, at + SEEN), other, x, y);
      if (ofOne > LIMIT || beyond(other.numbers.subarray(at, at + SEEN), one, x, y) > LIMIT)
        mask[y * width + x] = 1;
    }
  return mask;
}

/**
 * Where two pictures of one size differ to an eye, the largest part first; none where they are alike but for how painters paint edges.
 * `mmPerPx`: of both.
 */
export function pictureDifference(one: Pixels, other: Pixels, mmPerPx: number): readonly DifferentPart[] {
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    throw new Error("Only pictures of one size are compared.");
  const mask = unlike(
    { numbers: perceivedPixels(one), width, height },
    { numbers: perceivedPixels(other), width, height },
  );
  return connectedParts(opened(mask, width), width)
    .map(({ box, pixels }) => ({
      mm2: pixels * mmPerPx ** 2,
      box: { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height },
    }))
    .filter(({ mm2 }) => mm2 >= LEAST_MM2);
}
