import { sizeText } from "#domain/catalogue/size-text.ts";
import type { PlacingBase } from "#domain/configure/artwork/placing.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { PRINT_DPI, sharpnessOf } from "../effective-resolution.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { ArtworkFinding, ArtworkRemedy, PrintedPiece } from "./finding.ts";
import { cutOffIn, scaleOn, sidesOf, turnedSize, withBleed } from "./placed-artwork.ts";

type Found = ArtworkFinding | null;

const MM_PER_INCH = 25.4;
/** A page that is off by no more is the size that was ordered (both are rounded somewhere). */
const SAME_SIZE_MM = 0.5;
/** Less than this nobody misses: a picture in the proportions of what is cut loses about as much to the bleed. */
const UNSEEN_MM = 2;

/** Another size to order. */
function ordered(words: string, size: SizeMm, piece: PrintedPiece): ArtworkRemedy[] {
  const now = piece.sheet ?? piece.size;
  const isOther = size.widthMm !== now.widthMm || size.heightMm !== now.heightMm;
  return isOther && piece.isOffered(size) ? [{ words: `${words}${sizeText(size)}`, size }] : [];
}

/** Another size of the piece: how a sheet is divided nobody chooses. */
function remedy(words: string, size: SizeMm, piece: PrintedPiece): ArtworkRemedy[] {
  return piece.sheet === null ? ordered(`${words}: `, size, piece) : [];
}

/** "42 x 42 mm, the size of a sticker on the sheet," */
function sizeWords({ size, sheet }: PrintedPiece): string {
  const whole = { widthMm: Math.floor(size.widthMm), heightMm: Math.floor(size.heightMm) };
  return sheet === null ? sizeText(size) : `${sizeText(whole)}, the size of a sticker on the sheet,`;
}

/** The file laid on the same piece in another way. */
function laid(
  words: string,
  { takesPlacing }: PrintedPiece,
  base: PlacingBase,
  turn: 0 | 90 = 0,
): ArtworkRemedy[] {
  return takesPlacing ? [{ words, placing: { base, scale: 1, x: 0, y: 0, turn } }] : [];
}

/** Pixels to the inch of the coarsest picture as it is printed; null where there are only lines. */
export function printedDpi(facts: ArtworkFacts, piece: PrintedPiece): number | null {
  const scale = scaleOn(sidesOf(facts), piece);
  if (facts.kind === "picture") return MM_PER_INCH / scale;
  if (facts.kind === "drawing")
    return facts.pixelsPerUnit == null ? null : (facts.pixelsPerUnit * MM_PER_INCH) / scale;
  return facts.lowestDpi === null ? null : facts.lowestDpi / scale;
}

/**
 * The largest size of the same proportions at which a file is sharp, in whole millimetres. The room between the stickers of a sheet
 * stays as wide as it is: in one that much smaller they are smaller still, by more than their bleed is large.
 */
function sharpSize({ size, sheet, bleedMm, standsIn }: PrintedPiece, dpi: number): SizeMm {
  const share = dpi / PRINT_DPI;
  // What stands on the stock shrinks with the piece alone; its bleed is none of it.
  const bleed = standsIn === null && sheet === null ? 2 * bleedMm : 0;
  const side = (mm: number) => Math.floor((mm + bleed) * share - bleed);
  const { widthMm, heightMm } = sheet ?? size;
  return { widthMm: side(widthMm), heightMm: side(heightMm) };
}

function resolution(facts: ArtworkFacts, piece: PrintedPiece): Found {
  const dpi = printedDpi(facts, piece);
  if (dpi === null || sharpnessOf(dpi) === "sharp") return null;
  const look = sharpnessOf(dpi) === "soft" ? "a little soft" : "blurred";
  const what = facts.kind === "picture" ? "it" : `a picture in it (${Math.round(dpi)} dpi)`;
  return {
    code: "resolution",
    tone: sharpnessOf(dpi) === "soft" ? "know" : "mend",
    words: `At ${sizeWords(piece)} ${what} will look ${look}: print is sharp from ${PRINT_DPI} dpi.`,
    remedies: ordered(
      piece.sheet === null ? "Make it sharp: " : "Make it sharp, on a sheet of ",
      sharpSize(piece, dpi),
      piece,
    ),
  };
}

/** The size of a file's own proportions: its longer side stays. */
function sizeLike([width, height]: readonly [number, number], { size, bleedMm }: PrintedPiece): SizeMm {
  const longer = Math.max(size.widthMm, size.heightMm) + 2 * bleedMm;
  const side = (mm: number) => Math.max(1, Math.round(mm - 2 * bleedMm));
  return width >= height
    ? { widthMm: side(longer), heightMm: side((longer * height) / width) }
    : { widthMm: side((longer * width) / height), heightMm: side(longer) };
}

function isNear(one: SizeMm, other: SizeMm): boolean {
  return (
    Math.abs(one.widthMm - other.widthMm) <= SAME_SIZE_MM &&
    Math.abs(one.heightMm - other.heightMm) <= SAME_SIZE_MM
  );
}

/** Whether a file is a page that is as large as this. */
function isPageOf(facts: ArtworkFacts, size: SizeMm): boolean {
  return facts.kind === "document" && isNear(facts.printed, size);
}

/** Whether a file lies across where the piece stands upright, or the other way round, and would fit it better turned. */
function isTurned(sides: readonly [number, number], { size, bleedMm }: PrintedPiece): boolean {
  const lost = (of: SizeMm) => Math.max(...cutOffIn(sides, withBleed({ size: of, bleedMm })));
  return lost(turnedSize(size)) + UNSEEN_MM < lost(size) / 2;
}

function proportions(facts: ArtworkFacts, piece: PrintedPiece): Found {
  const sides = sidesOf(facts);
  if (piece.standsIn !== null || isPageOf(facts, piece.size)) return null;
  if (isTurned(sides, piece))
    return {
      code: "turned",
      tone: "mend",
      words: `Your file ${sides[0] > sides[1] ? "lies across" : "stands upright"} and the ${piece.sheet === null ? "product" : "sticker"} does not: much of it is cut off.`,
      remedies: [
        ...remedy("Turn the product", turnedSize(piece.size), piece),
        ...laid("Turn the picture", piece, "fill", 90),
      ],
    };
  const [across, down] = cutOffIn(sides, withBleed(piece));
  const lost = Math.max(across, down);
  if (lost < UNSEEN_MM) return null;
  const where = across > down ? "on the left and right" : "above and below";
  return {
    code: "cut-off",
    tone: "know",
    words: `It has other proportions: ${Math.round(lost)} mm are cut off ${where}.`,
    remedies: [
      ...remedy("Keep all of it", sizeLike(sides, piece), piece),
      ...laid("Show all of it with an empty edge", piece, "fit"),
    ],
  };
}

/** One that was meant for each sticker of a sheet is told why it is not on each. */
function wholeSheet({ isWholeSheet }: PrintedPiece): Found {
  if (!isWholeSheet) return null;
  return {
    code: "whole-sheet",
    tone: "know",
    words:
      "It has the proportions of the whole sheet, so it is printed once, over all of it, and cut as it is drawn. To have it on each sticker, crop it to a sticker's proportions.",
    remedies: [],
  };
}

/** A page of the size that is cut has nothing to go past it. */
function bleed(facts: ArtworkFacts, piece: PrintedPiece): Found {
  const { size, bleedMm, standsIn } = piece;
  if (standsIn !== null || bleedMm === 0 || !isPageOf(facts, size)) return null;
  return {
    code: "bleed",
    tone: "know",
    words: `The page ends where it is cut. It is enlarged a little, so that no white edge is seen; with ${bleedMm} mm of background more on each side nothing moves.`,
    remedies: laid("Keep its size and mirror its edges", piece, "mirror"),
  };
}

/** A page that was drawn for another size. */
function enlarged(facts: ArtworkFacts, piece: PrintedPiece): Found {
  if (facts.kind !== "document" || isPageOf(facts, piece.size)) return null;
  if (piece.standsIn === null && isTurned(sidesOf(facts), piece)) return null;
  const percent = Math.round(scaleOn(sidesOf(facts), piece) * 100);
  if (Math.abs(percent - 100) <= 2) return null;
  const { widthMm, heightMm } = facts.trim ?? {
    widthMm: facts.printed.widthMm - 2 * piece.bleedMm,
    heightMm: facts.printed.heightMm - 2 * piece.bleedMm,
  };
  const own = { widthMm: Math.round(widthMm), heightMm: Math.round(heightMm) };
  return {
    code: "enlarged",
    tone: "know",
    words: `The page is printed at ${percent}% of its own size.`,
    remedies: remedy("Order its own size", own, piece),
  };
}

/** What becomes of a file on the piece that is ordered. */
export function sizeFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  return [
    resolution(facts, piece),
    proportions(facts, piece),
    wholeSheet(piece),
    bleed(facts, piece),
    enlarged(facts, piece),
  ].filter((found) => found !== null);
}
