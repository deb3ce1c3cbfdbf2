import { difference, FillRule, type Paths64 } from "clipper2-ts";
import type { PixelPicture } from "../coverage.ts";
import { offsetBy, UM_PER_MM } from "../line/offset.ts";
import type { LineGeometry } from "./line-geometry.ts";

/** Hairs of the artwork that are narrower than this may lie outside its line: they are too thin to be cut. */
const HAIR_MM = 1.2;
/** Seen for certain, from 0 to 255: shadows and soft edges are not. */
const SOLID = 224;

/** Whether artwork, by its edge, lies outside its line with more than hairs. */
export function edgeLeavesLine({ outline }: LineGeometry, paths: Paths64): boolean {
  if (outline === null) return false;
  const rings = outline.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => ({ x: ring[2 * at]!, y: ring[2 * at + 1]! })),
  );
  return offsetBy(difference(rings, paths, FillRule.NonZero), -HAIR_MM / 2, 30).length > 0;
}

/** Where the sides of lines cross a height, in their order: between the first two is inside, and so on. */
function crossedAt(paths: Paths64, y: number): number[] {
  const found: number[] = [];
  for (const path of paths)
    path.forEach((from, at) => {
      const to = path[(at + 1) % path.length]!;
      if (from.y > y !== to.y > y) found.push(from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y));
    });
  return found.sort((a, b) => a - b);
}

/** Which pixels of a row are seen and lie outside the line. */
function outsideInRow(
  { pixels, width, height }: PixelPicture,
  row: number,
  { picture }: LineGeometry,
  paths: Paths64,
): boolean[] {
  const crossed = crossedAt(paths, picture.y + ((row + 0.5) / height) * picture.height);
  let passed = 0;
  return Array.from({ length: width }, (_, column) => {
    const x = picture.x + ((column + 0.5) / width) * picture.width;
    while (passed < crossed.length && crossed[passed]! <= x) passed += 1;
    return passed % 2 === 0 && (pixels[(row * width + column) * 4 + 3] ?? 0) >= SOLID;
  });
}

/** Whether a picture on clear ground lies outside its line with more than hairs: with a square of pixels that wide. */
export function pixelsLeaveLine(picture: PixelPicture, geometry: LineGeometry, paths: Paths64): boolean {
  const perPixel = geometry.picture.width / picture.width;
  const least = Math.ceil((HAIR_MM * UM_PER_MM) / perPixel) + 1;
  let above: number[] = Array.from({ length: picture.width }, () => 0);
  for (let row = 0; row < picture.height; row++) {
    // The side of the largest square of such pixels that ends here.
    const now: number[] = [];
    outsideInRow(picture, row, geometry, paths).forEach((isOutside, at) => {
      const before = at === 0 ? 0 : Math.min(now[at - 1]!, above[at - 1]!, above[at]!);
      now.push(isOutside ? before + 1 : 0);
    });
    if (now.some((side) => side >= least)) return true;
    above = now;
  }
  return false;
}
