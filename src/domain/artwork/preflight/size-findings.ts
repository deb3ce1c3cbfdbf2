import type { SizeMm } from "#domain/size-mm.ts";
import { PRINT_DPI, sharpnessOf } from "../effective-resolution.ts";
import type { Lie } from "../lie/lie-of.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { ArtworkFinding, PrintedPiece } from "./finding.ts";
import { lieFindings } from "./lie-findings.ts";
import { lieOn, scaleOn } from "./placed-artwork.ts";
import { type MaybeFinding, ordered, orderedSentences } from "./remedies.ts";

const MM_PER_INCH = 25.4;

/** Pixels to the inch of the coarsest picture as it is printed; null where there are only lines. */
export function printedDpi(facts: ArtworkFacts, piece: PrintedPiece): number | null {
  const scale = scaleOn(facts, piece);
  if (facts.kind === "picture") return MM_PER_INCH / scale;
  if (facts.kind === "drawing")
    return facts.pixelsPerUnit == null ? null : (facts.pixelsPerUnit * MM_PER_INCH) / scale;
  return facts.lowestDpi === null ? null : facts.lowestDpi / scale;
}

/** Whether a file has the bleed in it: then that is as wide on a piece of another size. */
function hasBleedIn(lie: Lie | null): boolean {
  return lie !== null && lie.spreadMm === 0 && lie.mirrored.length === 0;
}

/**
 * The largest size of the same proportions at which a file is sharp, in whole millimetres. The room between the stickers of a sheet
 * stays as wide as it is: in one that much smaller they are smaller still, by more than their bleed is large.
 */
function sharpSize(facts: ArtworkFacts, piece: PrintedPiece, dpi: number): SizeMm {
  const { size, sheet, bleedMm } = piece;
  const share = dpi / PRINT_DPI;
  // What stands on the stock shrinks with the piece alone; its bleed is none of it.
  const bleed = hasBleedIn(lieOn(facts, piece)) && sheet === null ? 2 * bleedMm : 0;
  const side = (mm: number) => Math.floor((mm + bleed) * share - bleed);
  const { widthMm, heightMm } = sheet ?? size;
  return { widthMm: side(widthMm), heightMm: side(heightMm) };
}

function resolution(facts: ArtworkFacts, piece: PrintedPiece): MaybeFinding {
  const dpi = printedDpi(facts, piece);
  if (dpi === null || sharpnessOf(dpi) === "sharp") return null;
  const look = sharpnessOf(dpi) === "soft" ? "a little soft" : "blurred";
  const what = facts.kind === "picture" ? "it" : `a picture in it (${Math.round(dpi)} dpi)`;
  return {
    code: "resolution",
    tone: sharpnessOf(dpi) === "soft" ? "know" : "mend",
    words: `At ${orderedSentences(piece)} ${what} will look ${look}: print is sharp from ${PRINT_DPI} dpi.`,
    remedies: ordered(
      piece.sheet === null ? "Make it sharp: " : "Make it sharp, on a sheet of ",
      sharpSize(facts, piece, dpi),
      piece,
    ),
  };
}

/** One that was meant for each sticker of a sheet is told why it is not on each. */
function wholeSheet({ isWholeSheet }: PrintedPiece): MaybeFinding {
  if (!isWholeSheet) return null;
  return {
    code: "whole-sheet",
    tone: "know",
    words:
      "It has the proportions of the whole sheet, so it is printed once, over all of it, and cut as it is drawn. To have it on each sticker, crop it to a sticker's proportions.",
    remedies: [],
  };
}

/** What becomes of a file on the piece that is ordered. */
export function sizeFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  const own = [resolution(facts, piece), wholeSheet(piece)].filter((found) => found !== null);
  return [...own, ...lieFindings(facts, piece)];
}
