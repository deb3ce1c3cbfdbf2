import { type EdgeName, edgeNames } from "./lie-of.ts";
import type { BoxMm } from "./page-boxes.ts";

/** A page as it was painted, on nothing: four bytes a pixel, red, green, blue, and how much of it is there. */
export interface PaintedPixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Of 255: less is not seen, and what is lighter is the paper. */
const [SEEN, PAPER] = [12, 250];
/** Of what is painted just inside of an edge, so much goes on where the bleed does; an edge of which less is painted needs none. */
const [GOES_ON, NEEDS] = [0.95, 0.02];

function isPainted({ data, width, height }: PaintedPixels, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const at = (y * width + x) * 4;
  if ((data[at + 3] ?? 0) <= SEEN) return false;
  return (data[at] ?? 0) < PAPER || (data[at + 1] ?? 0) < PAPER || (data[at + 2] ?? 0) < PAPER;
}

/** The box round all that is painted, in pixels; null where nothing is. */
export function paintedBox(page: PaintedPixels): BoxMm | null {
  const { width, height } = page;
  const isRow = (y: number) => {
    for (let x = 0; x < width; x += 1) if (isPainted(page, x, y)) return true;
    return false;
  };
  let top = 0;
  while (top < height && !isRow(top)) top += 1;
  if (top === height) return null;
  let bottom = height;
  while (!isRow(bottom - 1)) bottom -= 1;
  const isColumn = (x: number) => {
    for (let y = top; y < bottom; y += 1) if (isPainted(page, x, y)) return true;
    return false;
  };
  let left = 0;
  while (!isColumn(left)) left += 1;
  let right = width;
  while (!isColumn(right - 1)) right -= 1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** One edge of a trim box: its pixels, and how far to go in and out. */
interface Edge {
  readonly from: number;
  readonly length: number;
  readonly pixel: (along: number, out: number) => boolean;
  readonly room: number;
}

function edgeOf(page: PaintedPixels, trim: BoxMm, name: EdgeName): Edge {
  const isAcross = name === "left" || name === "right";
  const [at, long] = isAcross ? [trim.y, trim.height] : [trim.x, trim.width];
  const [first, size] = isAcross ? [trim.x, page.width] : [trim.y, page.height];
  const last = first + (isAcross ? trim.width : trim.height);
  const out = name === "left" || name === "top" ? -1 : 1;
  const line = out < 0 ? Math.round(first) : Math.round(last) - 1;
  const from = Math.round(at);
  return {
    from,
    length: Math.round(long),
    room: out < 0 ? first : size - last,
    pixel: (along, far) => {
      const across = line + out * far;
      return isAcross ? isPainted(page, across, along) : isPainted(page, along, across);
    },
  };
}

/** How far an edge goes on, in pixels; `inside`: so far within it one looks at what there is to go on. */
function depthOf({ from, length, pixel, room }: Edge, inside: number): number {
  const along = Array.from({ length }, (_, at) => from + at).filter((at) => pixel(at, -inside));
  if (along.length < length * NEEDS) return room;
  let reached = 0;
  while (reached < room && along.filter((at) => pixel(at, reached + 1)).length >= along.length * GOES_ON)
    reached += 1;
  // The last pixel may be half painted: mirrored from there, it would be seen as a light line.
  return reached >= Math.floor(room) - 1 ? room : Math.max(0, reached - 1);
}

/**
 * What of a painted page is artwork round its trim box, both in pixels: boxes promise bleeds that are not painted. Up to there nearly all
 * that is painted just inside of an edge goes on.
 */
export function paintedRound(page: PaintedPixels, trim: BoxMm, pixelsPerMm: number): BoxMm {
  const inside = Math.max(1, Math.round(0.3 * pixelsPerMm));
  const [left, top, right, bottom] = edgeNames.map((name) => depthOf(edgeOf(page, trim, name), inside)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    x: trim.x - left,
    y: trim.y - top,
    width: left + trim.width + right,
    height: top + trim.height + bottom,
  };
}
