import { cutContour } from "../print-file/inks.ts";
import type { SpotInk } from "../print-file/print-file.ts";

/**
 * Guides have inks of their own, so that none of them can slip onto a plate of the artwork. The trim line is the only thing in
 * the ink that a cutter follows: what explains it looks the same and is another ink.
 */
export const templateInks = {
  bleed: { name: "Guide Bleed", cmyk: [1, 0, 0, 0] },
  trim: cutContour,
  safe: { name: "Guide Safe", cmyk: [0.8, 0, 0.9, 0.3] },
  trimExplained: { name: "Guide Trim", cmyk: cutContour.cmyk },
  notes: { name: "Guide Notes", cmyk: [0, 0, 0, 1] },
} as const satisfies Readonly<Record<string, SpotInk>>;
