import type { Paths64 } from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import type { PixelPicture } from "../coverage.ts";
import type { LineGeometry, PolygonRing, WholeBox } from "./line-geometry.ts";

/** Hairs of the artwork that are narrower than this may lie outside its line: they are too thin to be cut. */
const HAIR_MM = 1.2;
/** Seen for certain, from 0 to 255: shadows and soft edges are not. */
const SOLID = 224;
/** So many squares along its longer side show whether artwork lies inside its line. */
export const MOST_SQUARES = 320;

/** Artwork as squares over its picture: which of a row are seen. */
interface SeenArtwork {
  readonly width: number;
  readonly height: number;
  seenOf(row: number): readonly boolean[];
}

/** Whether a pixel, by its number from the upper left, is seen for certain. */
export function isSolid({ pixels }: PixelPicture, at: number): boolean {
  return (pixels[at * 4 + 3] ?? 0) >= SOLID;
}

/** What is seen of a picture on clear ground. */
export function seenPixels(picture: PixelPicture): SeenArtwork {
  const { width, height } = picture;
  return {
    width,
    height,
    seenOf: (row) => Array.from({ length: width }, (_, column) => isSolid(picture, row * width + column)),
  };
}

/** Where the sides of rings cross a height, in their order: between the first two is inside, and so on. */
function crossedAt(rings: Paths64, y: number): number[] {
  const found: number[] = [];
  for (const ring of rings)
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length]!;
      if (from.y > y !== to.y > y) found.push(from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y));
    });
  return found.sort((a, b) => a - b);
}

/** Which squares of a row over a picture have their middle inside rings. */
export function insideOf(
  rings: Paths64,
  picture: WholeBox,
  squares: { width: number; height: number },
  row: number,
) {
  const crossed = crossedAt(rings, picture.y + ((row + 0.5) / squares.height) * picture.height);
  let passed = 0;
  return Array.from({ length: squares.width }, (_, column) => {
    const x = picture.x + ((column + 0.5) / squares.width) * picture.width;
    while (passed < crossed.length && crossed[passed]! <= x) passed += 1;
    return passed % 2 === 1;
  });
}

/** What is seen of a picture that is printed inside the edge of its artwork. */
export function seenInside(outline: readonly PolygonRing[], picture: WholeBox): SeenArtwork {
  const perSquare = Math.max(picture.width, picture.height) / MOST_SQUARES;
  const squares = {
    width: Math.ceil(picture.width / perSquare),
    height: Math.ceil(picture.height / perSquare),
  };
  const rings = outline.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => ({ x: ring[2 * at]!, y: ring[2 * at + 1]! })),
  );
  return { ...squares, seenOf: (row) => insideOf(rings, picture, squares, row) };
}

/** Whether artwork lies outside its line with more than hairs: with a block of seen squares that wide. */
export function leavesLine(artwork: SeenArtwork, { picture }: LineGeometry, paths: Paths64): boolean {
  const perSquare = picture.width / artwork.width;
  const least = Math.ceil((HAIR_MM * UM_PER_MM) / perSquare) + 1;
  let above: number[] = Array.from({ length: artwork.width }, () => 0);
  for (let row = 0; row < artwork.height; row++) {
    const inside = insideOf(paths, picture, artwork, row);
    // The side of the largest block of such squares that ends here.
    const now: number[] = [];
    artwork.seenOf(row).forEach((isSeen, at) => {
      const before = at === 0 ? 0 : Math.min(now[at - 1]!, above[at - 1]!, above[at]!);
      now.push(isSeen && !inside[at] ? before + 1 : 0);
    });
    if (now.some((side) => side >= least)) return true;
    above = now;
  }
  return false;
}
