import { guideNames } from "#domain/artwork/unprinted.ts";
import { cutContour } from "../print-file/inks.ts";
import type { SpotInk } from "../print-file/print-file.ts";

/**
 * Guides have inks of their own, so that none of them can slip onto a plate of the artwork. The trim line is the only thing in
 * the ink that a cutter follows: what explains it looks the same and is another ink.
 */
export const templateInks = {
  bleed: { name: guideNames.bleed, cmyk: [1, 0, 0, 0] },
  trim: cutContour,
  safe: { name: guideNames.safe, cmyk: [0.8, 0, 0.9, 0.3] },
  trimExplained: { name: guideNames.trim, cmyk: cutContour.cmyk },
  notes: { name: guideNames.notes, cmyk: [0, 0, 0, 1] },
} as const satisfies Readonly<Record<string, SpotInk>>;
