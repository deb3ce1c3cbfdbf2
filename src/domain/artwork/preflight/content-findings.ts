import type { ArtworkFacts, DocumentFacts, DrawingFacts } from "./facts.ts";
import type { ArtworkFinding, PrintedPiece } from "./finding.ts";
import { HEAVIEST_INK, inkLabel, MOST_INK } from "./ink-amount.ts";
import { scaleOn } from "./placed-artwork.ts";
import { namesAsText } from "./names-as-text.ts";
import { ownCutIn } from "./own-cut-in.ts";
import { plateFindings, specialInks } from "./plate-findings.ts";
import { dullerLabel, printsDuller } from "./printed-colours.ts";
import { remedy } from "./remedies.ts";

type Found = ArtworkFinding | null;

/** Presses lose lines that are thinner: a quarter of a point. */
const THINNEST_LINE_MM = 0.09;
function found(code: ArtworkFinding["code"], tone: ArtworkFinding["tone"], words: string): ArtworkFinding {
  return { code, tone, words, remedies: [] };
}

function fonts({ missingFonts }: DocumentFacts): Found {
  if (missingFonts.length === 0) return null;
  return found(
    "fonts",
    "mend",
    `The letters of ${namesAsText(missingFonts)} are not in the file, so others take their place. Please turn text into outlines, or embed the fonts.`,
  );
}

/** Foil, relief, gloss and white are told with their plates. */
function spotInks(facts: DocumentFacts): Found {
  const special = specialInks(facts);
  const inks = facts.spotInks.filter((ink) => !special.includes(ink));
  if (inks.length === 0) return null;
  return found(
    "spot-inks",
    "know",
    `${namesAsText(inks)} ${inks.length > 1 ? "are" : "is"} mixed from cyan, magenta, yellow and black.`,
  );
}

const OWN_CUT = {
  used: "is not printed: your stickers are cut along it.",
  tried:
    "is not printed. Your stickers are cut along it where a blade can follow it, else along a line round your picture.",
  "left-out": "is left out: it is not printed, and not cut. It is cut as we show it.",
} as const;

/** A file's own line is cut along on a free shape alone: beside any other it would be cut twice. */
function ownCut(facts: DocumentFacts, piece: PrintedPiece): Found {
  if (facts.ownCut === undefined) return null;
  const becomes = ownCutIn(facts) === null ? "left-out" : (piece.ownLine ?? "left-out");
  return {
    ...found("own-cut", "know", `The cut line in it (${namesAsText(facts.ownCut.inks)}) ${OWN_CUT[becomes]}`),
    remedies: piece.ownSize ? remedy("Make it as large as in your file", piece.ownSize, piece) : [],
  };
}

function whiteOverprint({ hasWhiteOverprint }: DocumentFacts): Found {
  if (!hasWhiteOverprint) return null;
  return found(
    "white-overprint",
    "know",
    "White in it is set to overprint, and would not be seen. We leave it white, as the picture shows it.",
  );
}

/** Black letters over a colour are what every program makes of them: nothing is said. */
function overprint(facts: DocumentFacts): Found {
  if (facts.overprint === undefined) return null;
  return facts.overprint === "shown"
    ? found(
        "overprint",
        "know",
        "Some colours in it are set to overprint: they mix with what is below them, as the picture shows. If you do not mean that, please switch overprint off.",
      )
    : found(
        "overprint",
        "mend",
        "Some colours in it are set to overprint, and mix with what is below them otherwise than the picture shows. Please switch overprint off; else we look at it before it is printed.",
      );
}

function notes({ printsNotes, hasNotes }: DocumentFacts): readonly Found[] {
  return [
    printsNotes
      ? found(
          "printed-notes",
          "mend",
          "Comments, stamps or form fields that lie over the page are printed, as the picture shows them. Please delete those that should not be.",
        )
      : null,
    hasNotes
      ? found(
          "notes",
          "know",
          "Some comments or form fields that lie over the page are not printed. To print them, please save the file flattened.",
        )
      : null,
  ];
}

/** The thinnest line of a file in the units of its sides. */
function thinnestLine(facts: DocumentFacts | DrawingFacts): number | null {
  return facts.kind === "drawing" ? (facts.thinnestLine ?? null) : facts.thinnestLineMm;
}

function thinLines(facts: DocumentFacts | DrawingFacts, piece: PrintedPiece): Found {
  const line = thinnestLine(facts);
  if (line === null) return null;
  const mm = line * scaleOn(facts, piece);
  return mm >= THINNEST_LINE_MM
    ? null
    : found("thin-lines", "mend", "Some lines are thinner than 0.1 mm and may not be seen in print.");
}

/** How its colours are printed that were made for screens; said in general of a page of which it was not measured. */
function screenColours(facts: ArtworkFacts): Found {
  const { printedColours } = facts;
  if (printedColours !== undefined)
    return printsDuller(facts) ? found("duller", "know", dullerLabel(printedColours.hues)) : null;
  return facts.kind === "document" && facts.usesRgb
    ? found(
        "screen-colours",
        "know",
        "Its colours are made for screens. In print the brightest become a little calmer.",
      )
    : null;
}

/** Nothing takes ink away from a file that says its inks itself. */
function inkAmount(facts: ArtworkFacts): Found {
  if (facts.kind === "drawing" || facts.ink === undefined || facts.ink.percent <= MOST_INK) return null;
  return found("ink", facts.ink.percent > HEAVIEST_INK ? "mend" : "know", inkLabel(facts.ink));
}

function ofDocument(facts: DocumentFacts, piece: PrintedPiece): readonly Found[] {
  return [
    fonts(facts),
    thinLines(facts, piece),
    facts.hasHiddenLayers
      ? found(
          "hidden-layers",
          "mend",
          "Some layers are switched off in the file, or set not to print, and are left out. Please switch on what is to be printed.",
        )
      : null,
    ...notes(facts),
    spotInks(facts),
    ownCut(facts, piece),
    whiteOverprint(facts),
    overprint(facts),
  ];
}

function ofDrawing(facts: DrawingFacts, piece: PrintedPiece): readonly Found[] {
  const { hasText, hasLinks, hasUnknownColours } = facts;
  return [
    hasLinks
      ? found(
          "links",
          "mend",
          "Pictures or fonts that lie outside of the file are missing. Please put them into it.",
        )
      : null,
    hasText
      ? found(
          "fonts",
          "mend",
          "It holds text, whose fonts are not in the file, so it is left out. Please turn text into outlines.",
        )
      : null,
    hasUnknownColours === true
      ? found(
          "colours",
          "mend",
          "Some colours are written in a way that we do not know, and are left out. Please write them as RGB.",
        )
      : null,
    thinLines(facts, piece),
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

/** Empty pages are sent when the wrong one is exported: nobody wants one printed. */
function blank({ isBlank }: ArtworkFacts): Found {
  return isBlank
    ? found(
        "blank",
        "mend",
        "There is nothing to be seen in this file. Please look at it, and export it once more.",
      )
    : null;
}

/** What a file holds that a press does not print, or prints otherwise. */
export function contentFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  const own =
    facts.kind === "document"
      ? ofDocument(facts, piece)
      : facts.kind === "drawing"
        ? ofDrawing(facts, piece)
        : [];
  return [
    blank(facts),
    pages(facts),
    ...own,
    screenColours(facts),
    inkAmount(facts),
    ...plateFindings(facts, piece),
  ].filter((one) => one !== null);
}
