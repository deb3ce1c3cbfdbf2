import sharp from "sharp";
import type { DrawingFacts } from "#domain/artwork/preflight/facts.ts";
import { drawingText, hasLinks, hasPictures, containsText } from "../drawing/drawing-text.ts";
import { measureForm } from "../drawing/form-measures.ts";
import { formPixels, normalDrawing } from "../drawing/normal-drawing.ts";
import { LONGEST } from "../reader-answer.ts";
import { encodeArtwork } from "./encode-artwork.ts";
import type { FoundArtwork } from "./found.ts";
import { measureColours } from "./measure-colours.ts";

/** Reads a drawing in SVG: from the one form that its print file is written from, too. Nothing in it runs, and no other file is opened. */
export async function readDrawing(content: Buffer): Promise<FoundArtwork> {
  const { form, root, width, height, sizeMm, hasUnknownColours } = await normalDrawing(content);
  const text = drawingText(content);
  // As large as our pictures are: lines have no pixels of their own.
  const png = formPixels(form, LONGEST * Math.min(1, width / height));
  const picture = await encodeArtwork(sharp(png));
  const facts: DrawingFacts = {
    kind: "drawing",
    format: "svg",
    width,
    height,
    sizeMm,
    hasText: containsText(text),
    hasPictures: hasPictures(text),
    hasLinks: hasLinks(text),
    hasUnknownColours,
    ...measureForm(root),
    ...(picture.isRound && { isRound: true }),
    printedColours: await measureColours(picture.webp),
  };
  return { facts, ...picture };
}
