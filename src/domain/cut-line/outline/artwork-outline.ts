import { area, FillRule, type Path64, type Paths64, simplifyPaths, union } from "clipper2-ts";
import type { Ring } from "./marching-squares.ts";

const MICROMETRES = 1000;
/** Smaller than so many pixels is dust of the file. */
const LEAST_PIXELS = 9;
/** A drawn line may leave the pixels' edge by so much: a fiftieth of a millimetre, or a third of a pixel. */
const LEAST_ERROR = 20;
const ERROR_PIXELS = 0.3;

function toMicrometres(ring: Ring, scale: number): Path64 {
  const path: Path64 = [];
  for (let at = 0; at < ring.length; at += 2)
    path.push({ x: Math.round((ring[at]! + 0.5) * scale), y: Math.round((ring[at + 1]! + 0.5) * scale) });
  return path;
}

/**
 * The edge of the artwork in whole micrometres, the picture's upper left corner at 0, 0: outlines run one way and holes the
 * other. Dust is left out.
 */
export function artworkOutline(rings: readonly Ring[], mmPerPixel: number): Paths64 {
  const scale = mmPerPixel * MICROMETRES;
  const paths = rings
    .map((ring) => toMicrometres(ring, scale))
    .filter((path) => Math.abs(area(path)) > LEAST_PIXELS * scale * scale);
  return union(simplifyPaths(paths, Math.max(LEAST_ERROR, ERROR_PIXELS * scale), true), FillRule.EvenOdd);
}
