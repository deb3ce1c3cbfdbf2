import { z } from "zod";

const pixels = z.int().min(1);
/** Names come out of a file: they are shown, so they are short. */
const shortText = z.string().max(120);

/** A picture of pixels, seen upright. */
const pictureFacts = z.object({
  kind: z.literal("picture"),
  format: z.enum(["png", "jpeg", "webp", "tiff", "gif"]),
  widthPx: pixels,
  heightPx: pixels,
  colours: z.enum(["rgb", "cmyk", "grey"]),
  /** It says which inks or lights its numbers stand for. */
  hasProfile: z.boolean(),
  hasTransparency: z.boolean(),
  /** Pages of a TIFF, frames of an animation; the first is the artwork. */
  pages: z.int().min(1),
});

/** Millimetres. */
const boxMm = z.object({ widthMm: z.number(), heightMm: z.number() });

/** A page of a PDF, or of a drawing of Adobe Illustrator with a PDF in it. */
const documentFacts = z.object({
  kind: z.literal("document"),
  format: z.enum(["pdf", "ai"]),
  /** Of the whole document. */
  pages: z.int().min(1),
  /** So many of them were read, the first ones; left out where that was the first alone. */
  pagesRead: z.int().min(1).optional(),
  /** What is printed of the page, seen upright: its bleed box, else its trim box, else all that it shows. */
  printed: boxMm,
  /** What is left of it when it is cut; null where the file does not say. */
  trim: boxMm.nullable(),
  /** Fonts whose letters are not in the file. */
  missingFonts: z.array(shortText),
  /** Inks of their own, by name. */
  spotInks: z.array(shortText),
  /** Whether something is painted in the colours of a screen. */
  usesRgb: z.boolean(),
  hasTransparency: z.boolean(),
  hasHiddenLayers: z.boolean(),
  hasNotes: z.boolean(),
  /** Pixels to the inch of its coarsest picture, at the size of the page; null without pictures. */
  lowestDpi: z.number().nullable(),
  /** The thinnest line that is drawn, at the size of the page; null without lines. */
  thinnestLineMm: z.number().nullable(),
});

/** A drawing in SVG. */
const drawingFacts = z.object({
  kind: z.literal("drawing"),
  format: z.literal("svg"),
  /** As the drawing gives it: units of its own, for the proportions only. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** Words that are set in fonts the shop may not have. */
  hasText: z.boolean(),
  hasPictures: z.boolean(),
  /** Pictures or fonts that lie elsewhere and are left out. */
  hasLinks: z.boolean(),
});

/** What the shop found in a file of artwork. */
export const artworkFacts = z.discriminatedUnion("kind", [pictureFacts, documentFacts, drawingFacts]);

export type PictureFacts = z.infer<typeof pictureFacts>;
export type DocumentFacts = z.infer<typeof documentFacts>;
export type DrawingFacts = z.infer<typeof drawingFacts>;
export type ArtworkFacts = z.infer<typeof artworkFacts>;
