import {
  area,
  EndType,
  getBoundsPaths,
  inflatePaths,
  JoinType,
  type Paths64,
  simplifyPaths,
} from "clipper2-ts";
import { UM_PER_MM } from "#domain/size-mm.ts";

/** Moves outlines outwards (inwards where negative), corners round; `arc` is how far an arc may be from its circle, in micrometres. */
export function offsetBy(paths: Paths64, mm: number, arc: number): Paths64 {
  return inflatePaths(paths, mm * UM_PER_MM, JoinType.Round, EndType.Polygon, 2, arc);
}

/** A corner may be so much further from what it is moved from than its sides are: one of 29 degrees just may. */
const MOST_MITRE = 4;

/** The same with corners that stay corners. */
export function mitredBy(paths: Paths64, mm: number, arc: number): Paths64 {
  return inflatePaths(paths, mm * UM_PER_MM, JoinType.Miter, EndType.Polygon, MOST_MITRE, arc);
}

/** With fewer points, nowhere further from what it was than so many micrometres. */
export function simplified(paths: Paths64, micrometres: number): Paths64 {
  return simplifyPaths(paths, micrometres, true);
}

/** The outlines without their holes. */
export function withoutHoles(paths: Paths64): Paths64 {
  return paths.filter((path) => area(path) > 0);
}

export function pieceCount(paths: Paths64): number {
  return withoutHoles(paths).length;
}

/** What a disc of this width reaches inside the outlines: spikes and necks that are narrower are gone. */
export function openedBy(paths: Paths64, widthMm: number): Paths64 {
  return offsetBy(offsetBy(paths, -widthMm / 2, 30), widthMm / 2 + 0.05, 30);
}

/** A quarter turn, or back. */
export function turnedQuarter(paths: Paths64, way: 1 | -1): Paths64 {
  return paths.map((path) => path.map(({ x, y }) => ({ x: -way * y, y: way * x })));
}

/** Clipper sweeps from top to bottom and takes many times as long for wide outlines as for tall ones. */
export function isWide(paths: Paths64): boolean {
  const { left, top, right, bottom } = getBoundsPaths(paths);
  return right - left > bottom - top;
}
