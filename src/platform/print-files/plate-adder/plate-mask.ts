import sharp from "sharp";
import { converter, differenceEuclidean } from "culori";
import type { OpenedArtwork } from "./file-pixels.ts";

/** Where a plate is: a byte for each pixel, row by row, 0 where it is and 255 where it is not. */
export interface PlateMask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** As fine as a plate is made, and no more pixels than a process with limits has room for. */
const PX_PER_MM = 600 / 25.4;
const MOST_PIXELS = 12_000_000;
/** Half of a pixel: what is less is its edge. */
const HALF = 128;
/** Colours that one means by one colour: its edges and what a JPEG makes of it, but no other colour of a design (dE76). */
const ALIKE = 14;
/** Steps of a channel, of which each is compared once. */
const STEP_BITS = 3;

function longestPx({ proportions }: Pick<OpenedArtwork, "proportions">, longerSideMm: number): number {
  const ratio = Math.max(proportions, 1 / proportions);
  return Math.max(1, Math.floor(Math.min(longerSideMm * PX_PER_MM, Math.sqrt(MOST_PIXELS * ratio))));
}

/** Whether a colour is alike to one, asked once for each step of colours. */
function alikeTo(colour: string): (red: number, green: number, blue: number) => boolean {
  const [lab, distance] = [converter("lab65"), differenceEuclidean("lab65")];
  const wanted = lab(colour);
  if (wanted === undefined) throw new Error("a colour is told as #rrggbb");
  const known = new Map<number, boolean>();
  const middle = (value: number) => (((value >> STEP_BITS) << STEP_BITS) + (1 << (STEP_BITS - 1))) / 255;
  return (red, green, blue) => {
    const key = ((red >> STEP_BITS) << 16) | ((green >> STEP_BITS) << 8) | (blue >> STEP_BITS);
    const before = known.get(key);
    if (before !== undefined) return before;
    const is = distance(wanted, { mode: "rgb", r: middle(red), g: middle(green), b: middle(blue) }) < ALIKE;
    known.set(key, is);
    return is;
  };
}

function isDark(red: number, green: number, blue: number): boolean {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < HALF;
}

/** What of a file a plate is made of, as fine as it is printed; null where that is nothing. `colour`: what has that colour, else what is dark. */
export async function plateMask(
  opened: OpenedArtwork,
  longerSideMm: number,
  colour: string | null,
): Promise<PlateMask | null> {
  const { data, width, height } = await opened.paint(longestPx(opened, longerSideMm));
  const isMeant = colour === null ? isDark : alikeTo(colour);
  const mask = new Uint8Array(width * height).fill(255);
  let isSomewhere = false;
  for (let at = 0; at < mask.length; at += 1) {
    const from = 4 * at;
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      data[from],
      data[from + 1],
      data[from + 2],
      data[from + 3],
    ];
    if (alpha < HALF || !isMeant(red, green, blue)) continue;
    mask[at] = 0;
    isSomewhere = true;
  }
  return isSomewhere ? { data: mask, width, height } : null;
}

/** A mask turned clockwise by quarters. */
export async function turnedMask({ data, width, height }: PlateMask, quarters: number): Promise<PlateMask> {
  if (quarters === 0) return { data, width, height };
  const turned = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(90 * quarters)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}

/** A mask as a PDF packs it: a bit for each pixel, rows beginning with a byte; 0 is painted. */
export function bitsOf({ data, width, height }: PlateMask): Uint8Array {
  const row = Math.ceil(width / 8);
  const bits = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] ?? 0) >= HALF) bits[y * row + (x >> 3)]! |= 0x80 >> (x & 7);
  return bits;
}
