import { type Coverage, emptyCoverage, type PixelPicture } from "../coverage.ts";
import type { PlainBackground } from "./find-background.ts";
import { writeOklab } from "./oklab.ts";

/** How far each pixel of a padded picture is from its background. */
export function distancesFrom(picture: PixelPicture, { planes }: PlainBackground): Coverage {
  const { pixels, width, height } = picture;
  const distances = emptyCoverage(picture);
  const lab = new Float64Array(3);
  const [light, red, yellow] = planes;
  let before = -1;
  for (let y = 0, at = 0; y < height; y++) {
    const v = y / height - 0.5;
    for (let x = 0, k = (y + 1) * distances.width + 1; x < width; x++, at += 4, k++) {
      const u = x / width - 0.5;
      const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      // On a plain ground most pixels are like the one before, and three cube roots are dear.
      if (colour !== before) writeOklab(lab, pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      before = colour;
      const l = lab[0]! - light.middle - light.across * u - light.down * v;
      const a = lab[1]! - red.middle - red.across * u - red.down * v;
      const b = lab[2]! - yellow.middle - yellow.across * u - yellow.down * v;
      distances.values[k] = Math.sqrt(l * l + a * a + b * b);
    }
  }
  return distances;
}

/** Discs of the background's colour, 13 pixels wide: smaller spots inside are light on the artwork, not holes in it. */
const DISC = [-6, -3, 0, 3, 6];
const SEED_STEP = 4;

function isDisc({ values, width }: Coverage, at: number, tolerance: number): boolean {
  return DISC.every((dy) => DISC.every((dx) => values[at + dy * width + dx]! < tolerance));
}

/** Background reached from the edges, and the background enclosed by the artwork (a handle's), which stays part of it unless asked. */
interface Flooded {
  /** 1 for each pixel that is artwork. */
  readonly inside: Uint8Array;
  readonly hasEnclosed: boolean;
}

/** Pours background in from the picture's edges, over all that is within the tolerance. */
export function flood(distances: Coverage, tolerance: number, withEnclosed: boolean): Flooded {
  const { values, width, height } = distances;
  const inside = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) inside.fill(1, y * width + 1, (y + 1) * width - 1);
  const waiting: number[] = [];
  function pour(k: number): void {
    if (inside[k] === 1 && values[k]! < tolerance) {
      inside[k] = 0;
      waiting.push(k);
    }
  }
  function spread(): void {
    for (let k = waiting.pop(); k !== undefined; k = waiting.pop()) {
      pour(k - 1);
      pour(k + 1);
      pour(k - width);
      pour(k + width);
    }
  }
  for (let x = 1; x < width - 1; x++) for (const y of [1, height - 2]) pour(y * width + x);
  for (let y = 1; y < height - 1; y++) for (const x of [1, width - 2]) pour(y * width + x);
  spread();
  let hasEnclosed = false;
  for (let y = 8; y < height - 8; y += SEED_STEP)
    for (let x = 8; x < width - 8; x += SEED_STEP) {
      const k = y * width + x;
      if (inside[k] === 0 || values[k]! >= tolerance || !isDisc(distances, k, tolerance)) continue;
      hasEnclosed = true;
      if (!withEnclosed) return { inside, hasEnclosed };
      pour(k);
      spread();
    }
  return { inside, hasEnclosed };
}

function isEdge(field: Uint8Array | Float32Array, k: number, width: number): boolean {
  const own = field[k];
  return own !== field[k - 1] || own !== field[k + 1] || own !== field[k - width] || own !== field[k + width];
}

/** How much of an edge pixel is artwork: how far its colour is from the background, beside the farthest near it. */
function edgeShare({ values, width }: Coverage, k: number, tolerance: number): number {
  let farthest = 2 * tolerance;
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) farthest = Math.max(farthest, values[k + dy * width + dx] ?? 0);
  return Math.min(1, values[k]! / farthest);
}

/** One, two, one both ways, where the field changes: takes the steps of compression out, leaves straight edges. */
function softened({ values, width, height }: Coverage): Coverage {
  const soft = new Float32Array(values);
  for (let k = width + 1; k < width * (height - 1) - 1; k++) {
    if (!isEdge(values, k, width)) continue;
    const beside = values[k - 1]! + values[k + 1]! + values[k - width]! + values[k + width]!;
    const across =
      values[k - width - 1]! + values[k - width + 1]! + values[k + width - 1]! + values[k + width + 1]!;
    soft[k] = (4 * values[k]! + 2 * beside + across) / 16;
  }
  return { values: soft, width, height };
}

/** What the flood left, its edge as fine as the colours tell. */
export function coverageOf(distances: Coverage, { inside }: Flooded, tolerance: number): Coverage {
  const { width, height } = distances;
  const values = new Float32Array(inside);
  for (let y = 1; y < height - 1; y++)
    for (let k = y * width + 1, end = k + width - 2; k < end; k++) {
      if (!isEdge(inside, k, width)) continue;
      const share = edgeShare(distances, k, tolerance);
      values[k] = inside[k] === 1 ? Math.max(0.501, share) : Math.min(0.499, share);
    }
  return softened({ values, width, height });
}
