import { type PrintedBox, resolutionLabel } from "../effective-resolution.ts";
import type { ArtworkFacts } from "./facts.ts";

const MM_PER_INCH = 25.4;

/** How sharp a file is printed in a box, in words. */
export function sharpnessLabel(facts: ArtworkFacts, box: PrintedBox): string {
  if (facts.kind === "picture") return resolutionLabel(facts, box);
  // Pixels to the inch at a file's own size, and that size.
  const own =
    facts.kind === "drawing"
      ? { dpi: facts.pixelsPerUnit, width: facts.width, height: facts.height, perUnit: MM_PER_INCH }
      : { dpi: facts.lowestDpi, width: facts.printed.widthMm, height: facts.printed.heightMm, perUnit: 1 };
  if (own.dpi == null) return "Its lines are sharp at any size.";
  const dpi = (own.dpi * own.perUnit) / Math.max(box.widthMm / own.width, box.heightMm / own.height);
  return `Its pictures have ${Math.round(dpi)} dpi and more on this product.`;
}
