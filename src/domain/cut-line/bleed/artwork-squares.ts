import type { Paths64 } from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import type { PixelPicture } from "../coverage.ts";
import type { CutLine } from "../cut-line.types.ts";
import { insideOf, isSolid } from "../kept/artwork-outside.ts";
import { flattened } from "../kept/flattened.ts";
import type { Grid } from "./nearest-pixels.ts";

/** Rings of a path of closed parts, each of them numbers in millimetres, in micrometres. */
function ringsIn(d: string): number[][] {
  const rings = d.split("Z").map((part) => part.match(/-?[\d.]+/g) ?? []);
  return rings
    .filter(({ length }) => length > 0)
    .map((ring) => ring.map((mm) => Math.round(Number(mm) * UM_PER_MM)));
}

function corners(ring: readonly number[]) {
  return Array.from({ length: ring.length / 2 }, (_, at) => ({ x: ring[2 * at]!, y: ring[2 * at + 1]! }));
}

/** A picture and so many squares round it, as a line that is cut round it divides them. */
export interface ArtworkSquares extends Grid {
  /** 1 where artwork is printed. */
  readonly artwork: Uint8Array;
  /** 1 outside the line. */
  readonly outside: Uint8Array;
}

/** Looks at a picture with so many squares more on every side. */
export function artworkSquares(picture: PixelPicture, line: CutLine, round: number): ArtworkSquares {
  const grid = { width: picture.width + 2 * round, height: picture.height + 2 * round };
  const [perX, perY] = [line.picture.width / picture.width, line.picture.height / picture.height];
  const box = {
    x: (line.picture.x - round * perX) * UM_PER_MM,
    y: (line.picture.y - round * perY) * UM_PER_MM,
    width: grid.width * perX * UM_PER_MM,
    height: grid.height * perY * UM_PER_MM,
  };
  const cut: Paths64 = ringsIn(line.d).map(flattened);
  const edge = line.artwork === null ? null : ringsIn(line.artwork).map(corners);
  const artwork = new Uint8Array(grid.width * grid.height);
  const outside = new Uint8Array(grid.width * grid.height);
  for (let row = 0; row < grid.height; row++) {
    const start = row * grid.width;
    outside.set(
      insideOf(cut, box, grid, row).map((isInside) => (isInside ? 0 : 1)),
      start,
    );
    if (row < round || row >= round + picture.height) continue;
    const isPrinted = edge && insideOf(edge, box, grid, row);
    for (let column = 0; column < picture.width; column++) {
      const at = (row - round) * picture.width + column;
      if (isSolid(picture, at) && (isPrinted === null || isPrinted[round + column] === true))
        artwork[start + round + column] = 1;
    }
  }
  return { ...grid, artwork, outside };
}
