import { area, difference, FillRule, type Paths64 } from "clipper2-ts";
import { areaOf, liesBetween } from "./contacts.ts";
import { openedBy, pieceCount, withoutHoles } from "./offset.ts";

/** A sticker that is narrower between two wide parts may tear there when it is peeled off. */
export const NECK_MM = 3;
const WIDTHS_MM = [1, 1.5, 2, 2.5, NECK_MM];
/** Smaller rests of an opening are rounding, in square micrometres. */
const LEAST_PATCH = 1e4;

/** How many more pieces there would be without what is narrower than this. */
export function tornPieces(paths: Paths64, widthMm = NECK_MM): number {
  return Math.max(0, pieceCount(openedBy(paths, widthMm)) - pieceCount(paths));
}

/** The patches narrower than a neck may be that hold two parts of a piece together. */
export function necksIn(paths: Paths64): Paths64 {
  const opened = openedBy(paths, NECK_MM);
  const parts = withoutHoles(opened);
  if (parts.length <= pieceCount(paths)) return [];
  const areas = parts.map((part) => areaOf(part, 0.06));
  return difference(paths, opened, FillRule.NonZero).filter(
    (patch) => area(patch) > LEAST_PATCH && liesBetween(patch, areas),
  );
}

/** The least width that the narrowest neck stays under, in half millimetres; null where nothing may tear. */
export function narrowestNeckMm(paths: Paths64): number | null {
  if (tornPieces(paths) === 0) return null;
  return WIDTHS_MM.find((width) => tornPieces(paths, width) > 0) ?? NECK_MM;
}
