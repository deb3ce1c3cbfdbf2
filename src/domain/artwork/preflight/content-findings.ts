import type { ArtworkFacts, DocumentFacts, DrawingFacts } from "./facts.ts";
import type { ArtworkFinding, PrintedPiece } from "./finding.ts";
import { scaleOn, sidesOf } from "./placed-artwork.ts";

type Found = ArtworkFinding | null;

/** Presses lose lines that are thinner: a quarter of a point. */
const THINNEST_LINE_MM = 0.09;
/** The ink by which cut lines are told apart from artwork: it is cut, not printed. */
const CUT_INK = /^(?:cut ?contour|thru-?cut|kiss ?cut|die ?line|cut)$/i;

function found(code: ArtworkFinding["code"], tone: ArtworkFinding["tone"], words: string): ArtworkFinding {
  return { code, tone, words, remedies: [] };
}

/** "Gold, Silver and 2 more" */
function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : shown.join("");
}

function fonts({ missingFonts }: DocumentFacts): Found {
  if (missingFonts.length === 0) return null;
  return found(
    "fonts",
    "mend",
    `The letters of ${namesInWords(missingFonts)} are not in the file, so others take their place. Please turn text into outlines, or embed the fonts.`,
  );
}

function spotInks({ spotInks: inks }: DocumentFacts): Found {
  const printed = inks.filter((ink) => !CUT_INK.test(ink));
  if (printed.length === 0) return null;
  return found(
    "spot-inks",
    "know",
    `${namesInWords(printed)} ${printed.length > 1 ? "are" : "is"} mixed from cyan, magenta, yellow and black.`,
  );
}

function thinLines(facts: DocumentFacts, piece: PrintedPiece): Found {
  if (facts.thinnestLineMm === null) return null;
  const mm = facts.thinnestLineMm * scaleOn(sidesOf(facts), piece);
  return mm >= THINNEST_LINE_MM
    ? null
    : found("thin-lines", "mend", "Some lines are thinner than 0.1 mm and may not be seen in print.");
}

function ofDocument(facts: DocumentFacts, piece: PrintedPiece): readonly Found[] {
  return [
    fonts(facts),
    thinLines(facts, piece),
    facts.hasHiddenLayers
      ? found("hidden-layers", "mend", "Some layers are switched off in the file, and are not printed.")
      : null,
    facts.hasNotes
      ? found("notes", "know", "Comments and form fields that lie over the page are not printed.")
      : null,
    spotInks(facts),
    facts.usesRgb
      ? found(
          "screen-colours",
          "know",
          "Its colours are made for screens. In print the brightest become a little calmer.",
        )
      : null,
  ];
}

function ofDrawing({ hasText, hasLinks }: DrawingFacts): readonly Found[] {
  return [
    hasLinks
      ? found(
          "links",
          "mend",
          "Pictures or fonts that lie outside of the file are missing. Please put them into it.",
        )
      : null,
    hasText
      ? found("fonts", "mend", "It holds text in fonts that we may not have. Please turn text into outlines.")
      : null,
  ];
}

/** Of a document each page that was read is artwork of its own; of other files only the first is. */
function pages(facts: ArtworkFacts): Found {
  if (facts.kind === "drawing") return null;
  const read = (facts.kind === "document" ? facts.pagesRead : undefined) ?? 1;
  if (facts.pages <= read) return null;
  if (facts.kind === "picture" && facts.format !== "tiff")
    return found("pages", "know", "It moves on a screen; its first picture is printed.");
  const used = read === 1 ? "the first is used" : `the first ${read} are used`;
  return found(
    "pages",
    "know",
    `It has ${facts.pages} pages, and ${used}. Please send the others as files of their own.`,
  );
}

/** What a file holds that a press does not print, or prints otherwise. */
export function contentFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  const own =
    facts.kind === "document" ? ofDocument(facts, piece) : facts.kind === "drawing" ? ofDrawing(facts) : [];
  return [pages(facts), ...own].filter((one) => one !== null);
}
