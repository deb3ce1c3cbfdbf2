import type { PixelPicture } from "../coverage.ts";
import { leavesLine, seenInside, seenPixels } from "./artwork-outside.ts";
import { checkLine, type CheckedLine, fault, type LineMeasures } from "./check-line.ts";
import type { LineGeometry } from "./line-geometry.ts";

/** A line that came from elsewhere, with what is known of its artwork. */
export interface LineToCheck {
  readonly geometry: LineGeometry;
  /** The shop's own small picture of artwork on clear ground; null of any other, whose edge comes with the line. */
  readonly picture: PixelPicture | null;
  /** Only the largest part of the artwork was asked for: others lie outside. */
  readonly isOfLargest: boolean;
}

export type CheckedSavedLine =
  | { readonly ok: true; readonly measures: LineMeasures }
  | Extract<CheckedLine, { ok: false }>;

const LEAVES = "Some of the artwork lies outside the line.";

/**
 * Looks again at a line and at whether it goes round its artwork (decision 179). Whoever makes one up for it can have this take many
 * seconds: it is done where it can be broken off.
 */
export function checkSavedLine({ geometry, picture, isOfLargest }: LineToCheck): CheckedSavedLine {
  const checked = checkLine(geometry);
  if (!checked.ok) return checked;
  const { measures, paths } = checked;
  if (isOfLargest) return { ok: true, measures };
  const { outline } = geometry;
  if (outline !== null && leavesLine(seenInside(outline, geometry.picture), geometry, paths))
    return fault("outline", LEAVES);
  if (outline === null && picture !== null && leavesLine(seenPixels(picture), geometry, paths))
    return fault("curves", LEAVES);
  return { ok: true, measures };
}
