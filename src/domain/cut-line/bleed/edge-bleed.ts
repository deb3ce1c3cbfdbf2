import type { PixelPicture } from "../coverage.ts";
import type { CutLine } from "../cut-line.types.ts";
import { type ArtworkSquares, artworkSquares } from "./artwork-squares.ts";
import { apart, nearestMarked } from "./nearest-pixels.ts";

/** The colours of an edge may be mixed with what was round it: they are taken so many pixels further in. */
const FURTHER_IN = 1.5;
/** So many pixels of it lie below the artwork, for no white to show between them. */
const BELOW = 2;

/** Whether artwork is cut along its edge, so that the colours of its edge have to go on where it is cut off. */
export function hasEdgeBleed({ borderMm, isOwn }: Pick<CutLine, "borderMm" | "isOwn">): boolean {
  return borderMm === 0 && isOwn !== true;
}

/** The colours of an artwork's edge, spread outwards: a picture to be printed below it. */
export interface EdgeBleed {
  readonly picture: PixelPicture;
  /** How far it goes on beyond the artwork's own picture, on each side, in parts of that one's width and height. */
  readonly beyond: { readonly x: number; readonly y: number };
}

/** 1 where there is room outside the artwork, up to its edge: not in the holes of a picture that are not cut out. */
function openRoom({ width, height, artwork, outside }: ArtworkSquares): Uint8Array {
  const open = new Uint8Array(artwork.length);
  const next: number[] = [];
  function enter(at: number): void {
    if (artwork[at] === 1 || open[at] === 1) return;
    open[at] = 1;
    next.push(at);
  }
  outside.forEach((isOutside, at) => isOutside === 1 && enter(at));
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const column = at % width;
    if (column > 0) enter(at - 1);
    if (column < width - 1) enter(at + 1);
    if (at >= width) enter(at - width);
    if (at < width * (height - 1)) enter(at + width);
  }
  return open;
}

/** From which square a square outside takes its colour: a little further in than the edge that is nearest to it. */
function sourceOf(at: number, edge: number, { width, height, artwork }: ArtworkSquares): number {
  const [x, y] = [edge % width, Math.floor(edge / width)];
  const [dx, dy] = [x - (at % width), y - Math.floor(at / width)];
  const step = FURTHER_IN / Math.hypot(dx, dy);
  const [column, row] = [Math.round(x + dx * step), Math.round(y + dy * step)];
  const further = row * width + column;
  const isThere = column >= 0 && row >= 0 && column < width && row < height;
  return isThere && artwork[further] === 1 ? further : edge;
}

/** The artwork's own squares next to one outside. */
function besides(at: number, { width, height, artwork }: ArtworkSquares): number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  const found: number[] = [];
  for (let row = Math.max(0, y - BELOW); row <= Math.min(height - 1, y + BELOW); row++)
    for (let column = Math.max(0, x - BELOW); column <= Math.min(width - 1, x + BELOW); column++)
      if (artwork[row * width + column] === 1) found.push(row * width + column);
  return found;
}

/** Spreads the colours of an artwork's edge so many millimetres outwards, everywhere but in holes that are not cut out. */
export function edgeBleed(picture: PixelPicture, line: CutLine, spreadMm: number): EdgeBleed {
  // Of a picture that is smaller than its bleed no more than three times as many pixels are painted each way.
  const spread = Math.min(
    (spreadMm * picture.width) / line.picture.width,
    Math.max(picture.width, picture.height),
  );
  const round = Math.ceil(spread) + 1;
  const squares = artworkSquares(picture, line, round);
  const { width, height, artwork } = squares;
  const nearest = nearestMarked(artwork, squares);
  const pixels = new Uint8ClampedArray(width * height * 4);
  function paint(at: number, from: number): void {
    const source = (Math.floor(from / width) - round) * picture.width + (from % width) - round;
    pixels.set(picture.pixels.subarray(4 * source, 4 * source + 3), 4 * at);
    pixels[4 * at + 3] = 255;
  }
  openRoom(squares).forEach((isOpen, at) => {
    const edge = nearest[at]!;
    if (isOpen === 0 || edge < 0 || apart(at, edge, squares) > spread * spread) return;
    paint(at, sourceOf(at, edge, squares));
    if (apart(at, edge, squares) <= 2) for (const own of besides(at, squares)) paint(own, own);
  });
  const beyond = { x: round / picture.width, y: round / picture.height };
  return { picture: { pixels, width, height }, beyond };
}
