import sharp from "sharp";
import type { PictureFacts } from "#domain/artwork/preflight/facts.ts";
import { MOST_INK } from "#domain/artwork/preflight/ink-amount.ts";

/** A pixel stands for so many of the file's; the longer side. */
const MEASURED_PX = 1_000;

/** The part of the area that is called its darkest. */
export const DARKEST_PART = 0.001;

/** A full ink. */
const FULL = 255;
const INKS = 4;

/** The numbers of a picture in four inks as its file has them, of fewer pixels; no kernel that makes edges darker than they are. */
function numbersOf(content: Uint8Array): Promise<Buffer> {
  return sharp(content, { limitInputPixels: false, sequentialRead: true, ignoreIcc: true })
    .pipelineColourspace("cmyk")
    .resize({
      width: MEASURED_PX,
      height: MEASURED_PX,
      fit: "inside",
      withoutEnlargement: true,
      kernel: "linear",
    })
    .toColourspace("cmyk")
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How many of some pixels have so much ink in all, by that sum. */
function sumsOf(numbers: Buffer): Uint32Array {
  const sums = new Uint32Array(INKS * FULL + 1);
  for (let at = 0; at + INKS <= numbers.length; at += INKS) {
    const sum = (numbers[at] ?? 0) + (numbers[at + 1] ?? 0) + (numbers[at + 2] ?? 0) + (numbers[at + 3] ?? 0);
    sums[sum] = (sums[sum] ?? 0) + 1;
  }
  return sums;
}

/** The most ink that a part of all pixels has at least, as a sum of four numbers. */
function heaviestOf(sums: Uint32Array, pixels: number): number {
  let darker = 0;
  for (let sum = sums.length - 1; sum > 0; sum -= 1) {
    darker += sums[sum] ?? 0;
    if (darker >= DARKEST_PART * pixels) return sum;
  }
  return 0;
}

/**
 * How much ink a picture in four inks of 8 bits is printed with. The library takes the inks of every JPEG to be written the other way round;
 * where one is not, in a page, it is not `isTurned`.
 */
export async function measureInk(
  content: Uint8Array,
  isTurned = true,
): Promise<NonNullable<PictureFacts["ink"]>> {
  const numbers = await numbersOf(content);
  const pixels = numbers.length / INKS;
  const found = sumsOf(numbers);
  const sums = isTurned ? found : found.toReversed();
  const over = sums.subarray((MOST_INK * FULL) / 100 + 1).reduce((all, some) => all + some, 0);
  return {
    percent: Math.round((heaviestOf(sums, pixels) * 100) / FULL),
    overShare: Math.round((over / pixels) * 1_000) / 1_000,
  };
}
