import { type PrintedBox, resolutionWords } from "../effective-resolution.ts";
import type { ArtworkFacts } from "./facts.ts";

/** How sharp a file is printed in a box, in words. */
export function sharpnessWords(facts: ArtworkFacts, box: PrintedBox): string {
  if (facts.kind === "picture") return resolutionWords(facts, box);
  if (facts.kind === "drawing" || facts.lowestDpi === null) return "Its lines are sharp at any size.";
  const { widthMm, heightMm } = facts.printed;
  const dpi = facts.lowestDpi / Math.max(box.widthMm / widthMm, box.heightMm / heightMm);
  return `Its pictures have ${Math.round(dpi)} dpi and more on this product.`;
}
