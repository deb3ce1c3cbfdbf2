import { z } from "zod";
import { pageBoxes } from "../lie/page-boxes.ts";
import { hueFamilies, MOST_HUES } from "./hue-families.ts";

const pixels = z.int().min(1);
/** Names come out of a file: they are shown, so they are short. */
const shortText = z.string().max(120);

/** Nothing is to be seen of it: neither ink nor pixel. Absent where there is something. */
const isBlank = z.literal(true).optional();

/** What is painted fills the ellipse in its box, and the corners are clear; said where it is so. */
const isRound = z.boolean().optional();

/**
 * What becomes in print of colours that are made for screens. Absent where there are none, where inks stand among them, and of what was
 * read before this was looked for.
 */
const printedColours = z
  .object({
    /** The part of what is painted whose colour is clearly another one, 0 to 1. */
    movedShare: z.number().min(0).max(1),
    /** Whose colours those are, the most first. */
    hues: z.array(z.enum(hueFamilies)).max(MOST_HUES),
  })
  .optional();

/**
 * Cyan, magenta, yellow and black together, each up to 100 percent, as its own numbers say it. Absent where its numbers are no inks, and of
 * what was read before this was looked for.
 */
const ink = z
  .object({
    /** Of its darkest thousandth. */
    percent: z.int().min(0).max(400),
    /** The part of its area with more than `MOST_INK`, 0 to 1; absent where it is not known. */
    overShare: z.number().min(0).max(1).optional(),
  })
  .optional();

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
  isBlank,
  isRound,
  printedColours,
  ink,
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
  /** What is printed of the page, seen upright: its bleed box, else all that it shows, as far as that is painted past its trim box. */
  printed: boxMm,
  /** What is left of it when it is cut; null where the file does not say. */
  trim: boxMm.nullable(),
  /** All of its boxes; those of pages read before they were saved are not known. */
  boxes: pageBoxes.nullish(),
  /** Fonts whose letters are not in the file. */
  missingFonts: z.array(shortText),
  /** Inks of their own that something is printed in, by name. */
  spotInks: z.array(shortText),
  /** How large what is painted in inks that stand for plates, and in nothing else, is at the size of the page. Absent where none is. */
  plates: z.array(boxMm.extend({ ink: shortText })).optional(),
  /** Whether something is painted in the colours of a screen; black and grey are printed in black. */
  usesRgb: z.boolean(),
  hasTransparency: z.boolean(),
  /** Whether something lies on layers that are off, and is left out. */
  hasHiddenLayers: z.boolean(),
  /** Whether something lies over the page that is not printed. */
  hasNotes: z.boolean(),
  /** Something that lies over the page is printed. Absent where nothing is. */
  printsNotes: z.literal(true).optional(),
  /** White that would have left what is below it as it was covers it. Absent where there is none. */
  hasWhiteOverprint: z.literal(true).optional(),
  /**
   * Inks are laid over others and mix with them: "shown" by the picture, or "unknown" to it. Absent where none are, where it is not seen, and
   * in files read before it was looked for.
   */
  overprint: z.enum(["shown", "unknown"]).optional(),
  /** The customer's own cut lines, which are not printed; absent where there are none. */
  ownCut: z
    .object({
      /** Their inks, by name. */
      inks: z.array(shortText),
      /** SVG paths in millimetres from the upper left corner of what is printed, seen upright; none where they are too long. */
      paths: z.array(z.string()),
    })
    .optional(),
  /** Pixels to the inch of its coarsest picture, at the size of the page; null without pictures. */
  lowestDpi: z.number().nullable(),
  /** The thinnest line that is printed, at the size of the page; null without lines. */
  thinnestLineMm: z.number().nullable(),
  isBlank,
  isRound,
  printedColours,
  ink,
});

/** A drawing in SVG. */
const drawingFacts = z.object({
  kind: z.literal("drawing"),
  format: z.literal("svg"),
  /** Units of its own, for the proportions only. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** As large as the file says it is; null where it tells its proportions alone. What is optional here was not looked for in older files. */
  sizeMm: boxMm.nullish(),
  /** Words that are set in fonts the shop may not have. */
  hasText: z.boolean(),
  hasPictures: z.boolean(),
  /** Pictures or fonts that lie elsewhere and are left out. */
  hasLinks: z.boolean(),
  isBlank,
  /** Colours in a notation that nobody knows; what they stood on is drawn as if they did not. */
  hasUnknownColours: z.boolean().optional(),
  /** The thinnest line that is drawn, in its units; null without lines. */
  thinnestLine: z.number().nullish(),
  /** Pixels to one of its units, of its coarsest picture; null without pictures. */
  pixelsPerUnit: z.number().nullish(),
  isRound,
  printedColours,
});

/** What the shop found in a file of artwork. */
export const artworkFacts = z.discriminatedUnion("kind", [pictureFacts, documentFacts, drawingFacts]);

export type PictureFacts = z.infer<typeof pictureFacts>;
export type DocumentFacts = z.infer<typeof documentFacts>;
export type DrawingFacts = z.infer<typeof drawingFacts>;
export type ArtworkFacts = z.infer<typeof artworkFacts>;
