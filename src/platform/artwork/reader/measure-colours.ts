import { converter, differenceEuclidean, type Rgb } from "culori";
import sharp from "sharp";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { type HueFamily, hueFamily, MOST_HUES, SEEN_MOVE } from "#domain/artwork/preflight/hue-families.ts";
import { asPrinted } from "../reader-answer.ts";

/** Enough to tell a fiftieth of a picture; the longer side in pixels. */
const MEASURED_PX = 160;

/** Lighter than this, of 255, is paper. */
const PAPER = 252;
/** Of 255: what is clearer takes little ink. */
const HALF_CLEAR = 128;

/** A family with less of what moves is not named. */
const NAMED_SHARE = 0.1;

/** How far a colour moves is known at so many steps of red, green and blue each, and in between about as far. */
const STEPS = 17;
const STEP = 255 / (STEPS - 1);

const toHsv = converter("hsv");
/** CIE 1976. */
const distance = differenceEuclidean("lab65");

function colourAt(pixels: Buffer, at: number): Rgb {
  const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
  return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
}

/** How far each colour of the grid moves in print, blue the quickest. */
async function gridOfMoves(): Promise<Float64Array> {
  // The file is unpacked by now: what is opened from here on this process has made itself.
  sharp.unblock({ operation: ["VipsForeignLoadTiff"] });
  const level = (at: number, every: number) => Math.round((Math.floor(at / every) % STEPS) * STEP);
  const all = Array.from({ length: STEPS ** 3 }, (_, at) => [
    level(at, STEPS ** 2),
    level(at, STEPS),
    level(at, 1),
  ]);
  const screen = Buffer.from(all.flat());
  const raw = { width: STEPS, height: STEPS ** 2, channels: 3 } as const;
  const print = await (await asPrinted(sharp(screen, { raw }))).raw().toBuffer();
  return Float64Array.from(all, (_, at) => distance(colourAt(screen, 3 * at), colourAt(print, 3 * at)));
}

/** The same for every page of a document. */
let grid: Promise<Float64Array> | null = null;

/** The step below a number of 255, and the part of the way to the next. */
function stepBelow(value: number): readonly [number, number] {
  const below = Math.min(STEPS - 2, Math.floor(value / STEP));
  return [below, value / STEP - below];
}

/** How far a colour moves, from the eight of the grid round it. */
function moveOf(moves: Float64Array, red: number, green: number, blue: number): number {
  const [[r, byR], [g, byG], [b, byB]] = [stepBelow(red), stepBelow(green), stepBelow(blue)];
  let move = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const [x, y, z] = [corner >> 2, (corner >> 1) & 1, corner & 1];
    const part = (x ? byR : 1 - byR) * (y ? byG : 1 - byG) * (z ? byB : 1 - byB);
    move += part * (moves[(r + x) * STEPS ** 2 + (g + y) * STEPS + b + z] ?? 0);
  }
  return move;
}

/** How many pixels are painted, and how many of each family of hues move so far that it is seen. */
function countMoves(pixels: Buffer, moves: Float64Array) {
  const moved = new Map<HueFamily, number>();
  let [painted, all] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < HALF_CLEAR || Math.min(red, green, blue) >= PAPER) continue;
    painted += 1;
    if (moveOf(moves, red, green, blue) <= SEEN_MOVE) continue;
    all += 1;
    const family = hueFamily(toHsv(colourAt(pixels, at)).h ?? 0);
    moved.set(family, (moved.get(family) ?? 0) + 1);
  }
  return { moved, painted, all };
}

/** What becomes in print of the colours of the shop's picture of a file, which were made for screens. */
export async function measureColours(webp: Buffer): Promise<NonNullable<ArtworkFacts["printedColours"]>> {
  const pixels = await sharp(webp)
    .resize({ width: MEASURED_PX, height: MEASURED_PX, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
  grid ??= gridOfMoves();
  const { moved, painted, all } = countMoves(pixels, await grid);
  const hues = [...moved]
    .filter(([, some]) => some >= NAMED_SHARE * all)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_HUES)
    .map(([family]) => family);
  return { movedShare: painted === 0 ? 0 : Math.round((all / painted) * 1_000) / 1_000, hues };
}
