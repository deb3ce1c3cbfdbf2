import { sizeText } from "#domain/catalogue/size-text.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkExtent } from "../lie/artwork-extent.ts";
import { type Lie, lieOf } from "../lie/lie-of.ts";
import { bleedLabel, endsAtCutLabel } from "./bleed-labels.ts";
import { extentOf } from "./extent-of.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { ArtworkFinding, ArtworkRemedy, PrintedPiece } from "./finding.ts";
import { lieOn, scaleOn, turnedSize } from "./placed-artwork.ts";
import { type MaybeFinding, laid, remedy, orderedSentences, straight } from "./remedies.ts";

/** Less than this nobody misses: a picture in the proportions of what is cut loses about as much to the bleed. */
const UNSEEN_MM = 2;
/** From here on another size is seen in words and lines; a file that is off by less is off by its bleed. */
const SEEN_PERCENT = 3;

/** A file with how it lies on the piece. */
interface LaidFile {
  readonly facts: ArtworkFacts;
  readonly extent: ArtworkExtent;
  readonly lie: Lie;
  readonly piece: PrintedPiece;
}

/** The size of a file's own proportions: its longer side stays. */
function sizeLike({ width, height }: ArtworkExtent, { size, bleedMm }: PrintedPiece): SizeMm {
  const longer = Math.max(size.widthMm, size.heightMm) + 2 * bleedMm;
  const side = (mm: number) => Math.max(1, Math.round(mm - 2 * bleedMm));
  return width >= height
    ? { widthMm: side(longer), heightMm: side((longer * height) / width) }
    : { widthMm: side((longer * width) / height), heightMm: side(longer) };
}

function lost({ cutOff }: Lie): number {
  return Math.max(cutOff.across, cutOff.down);
}

/** Whether a file would lose much less on the piece if that were turned. */
function fitsTurned({ extent, lie, piece }: LaidFile): boolean {
  const { bleedMm, isRound } = piece;
  return lost(lieOf(extent, { ...turnedSize(piece.size), bleedMm, isRound })) + UNSEEN_MM < lost(lie) / 2;
}

/** "Your file lies across and the product does not" */
function ways({ width, height }: ArtworkExtent, { sheet }: PrintedPiece): string {
  return `Your file ${width > height ? "lies across" : "stands upright"} and the ${sheet === null ? "product" : "sticker"} does not`;
}

/** One that is as large as the piece, turned, is printed so; which way its words run is for somebody to see. */
function turnedPage({ extent, lie, piece }: LaidFile): MaybeFinding {
  if (lie.turn === 0) return null;
  return {
    code: "turned",
    tone: "mend",
    words: `${ways(extent, piece)}: it is printed turned by a quarter, at its own size.`,
    remedies: remedy("Turn the product", turnedSize(piece.size), piece),
  };
}

function proportions(file: LaidFile): MaybeFinding {
  const { facts, extent, lie, piece } = file;
  if (lost(lie) < UNSEEN_MM) return null;
  if (fitsTurned(file))
    return {
      code: "turned",
      tone: "mend",
      words: `${ways(extent, piece)}: much of it is cut off.`,
      remedies: [
        ...remedy("Turn the product", turnedSize(piece.size), piece),
        ...laid("Turn the picture", piece, "fill", 90),
      ],
    };
  const { across, down } = lie.cutOff;
  const where = across > down ? "on the left and right" : "above and below";
  return {
    code: "cut-off",
    // What was drawn, was drawn for its edges: words may stand there.
    tone: facts.kind === "picture" ? "know" : "mend",
    words: `It has other proportions: ${Math.round(lost(lie))} mm are cut off ${where}.`,
    remedies: [
      ...remedy("Keep all of it", sizeLike(extent, piece), piece),
      // Of a page its own size is offered below.
      ...(extent.page === null ? straight("Keep all of it", sizeLike(extent, piece), piece) : []),
      ...laid("Show all of it with an empty edge", piece, "fit"),
    ],
  };
}

function wholeMillimetres({ width, height }: { readonly width: number; readonly height: number }): SizeMm {
  return { widthMm: Math.round(width), heightMm: Math.round(height) };
}

/** What of a file's picture the finished piece is, in parts of its width and height. */
function finishedPart({ lie: { box }, piece: { size } }: LaidFile): NonNullable<ArtworkFinding["part"]> {
  return {
    x: -box.x / box.width,
    y: -box.y / box.height,
    width: size.widthMm / box.width,
    height: size.heightMm / box.height,
  };
}

/** The file laid by hand where the table lays it: somebody has said that this is right. */
function laidAsItLies({ extent, lie, piece }: LaidFile): ArtworkRemedy[] {
  if (!piece.takesPlacing) return [];
  const { size, bleedMm } = piece;
  const { x, y, width, height } = lie.box;
  const base = lie.mirrored.length > 0 ? "mirror" : "fill";
  const beyond = base === "fill" ? 2 * bleedMm : 0;
  const covering = Math.max((size.widthMm + beyond) / extent.width, (size.heightMm + beyond) / extent.height);
  const placing = {
    base,
    scale: lie.scale / covering,
    x: (x + width / 2) / size.widthMm - 0.5,
    y: (y + height / 2) / size.heightMm - 0.5,
    turn: 0,
  } as const;
  return [{ words: "Print this part", placing }];
}

/** A page that is much larger than what was ordered holds it somewhere: it is taken from the middle of what is painted, and asked about. */
function partOfPage(file: LaidFile): MaybeFinding {
  const { extent, lie, piece } = file;
  if (lie.row !== "part-of-page") return null;
  const own = wholeMillimetres(extent);
  const design = extent.page?.painted ? wholeMillimetres(extent.page.painted) : null;
  const middle = design === null ? "its middle" : `your design of ${sizeText(design)} on it`;
  const mend = piece.takesPlacing ? " If it is another part, move the page below, or send" : " Please send";
  return {
    code: "part-of-page",
    tone: "mend",
    words: `Your page is ${sizeText(own)}, much larger than ${orderedSentences({ ...piece, sheet: null })}: ${middle} is printed at its own size, and the rest is cut off.${mend} a page of the size that is ordered.`,
    part: finishedPart(file),
    remedies: [
      ...laidAsItLies(file),
      ...(design === null ? [] : remedy("Order the size of your design", design, piece)),
      ...remedy("Order the whole page", own, piece),
      ...laid("Show all of it with an empty edge", piece, "fit"),
    ],
  };
}

/** What is made of bleed that is missing; a file with clear edges needs none. */
function bleed({ lie, piece: { bleedMm, isClear } }: LaidFile): MaybeFinding {
  const words = isClear && lie.spreadMm === 0 ? null : bleedLabel(lie, bleedMm);
  return words === null ? null : { code: "bleed", tone: "know", words, remedies: [] };
}

/** A label on a large page often has no more background than it shows: where it ends at the cut, it is mirrored itself. */
function paintedToCut({ endsAtCut = [] }: PrintedPiece): MaybeFinding {
  const words = endsAtCutLabel(endsAtCut);
  return words === null ? null : { code: "bleed", tone: "know", words, remedies: [] };
}

/** Sizes are ordered in round figures. */
function isRoundFigure({ widthMm, heightMm }: SizeMm): boolean {
  return widthMm % 5 === 0 && heightMm % 5 === 0;
}

/** As large as a page says of itself that it is when it is cut; else without the bleed that it should have, unless it is a round figure itself. */
function ownSize({ page, width, height }: ArtworkExtent, { bleedMm }: PrintedPiece, lie: Lie | null): SizeMm {
  if (page?.trim) return wholeMillimetres(page.trim);
  const whole = wholeMillimetres({ width, height });
  if (lie === null || lie.mirrored.length > 0) return whole;
  const cut = wholeMillimetres({ width: width - 2 * bleedMm, height: height - 2 * bleedMm });
  return isRoundFigure(whole) && !isRoundFigure(cut) ? whole : cut;
}

/** A page that is printed larger or smaller than it is; where it stands as a logo, or was placed, that is meant. */
function enlarged(facts: ArtworkFacts, piece: PrintedPiece, lie: Lie | null): MaybeFinding {
  const extent = extentOf(facts);
  if (extent.page === null) return null;
  const scale = scaleOn(facts, piece);
  if (Math.abs(scale * 100 - 100) < SEEN_PERCENT) return null;
  return {
    code: "enlarged",
    tone: lie === null ? "know" : "mend",
    words: `The page is printed at ${Math.round(scale * 100)}% of its own size.`,
    remedies: [
      ...remedy("Order its own size", ownSize(extent, piece, lie), piece),
      ...(lie === null ? [] : straight("Order its own size", ownSize(extent, piece, lie), piece)),
    ],
  };
}

/** What is said of how a file lies on the piece that is ordered: all of it is worked out from where it lies. */
export function lieFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  const lie = lieOn(facts, piece);
  const extent = extentOf(facts);
  const file = lie && { facts, extent, lie, piece };
  const found = file && [turnedPage(file), proportions(file), partOfPage(file), bleed(file)];
  return [...(found ?? []), paintedToCut(piece), enlarged(facts, piece, lie)].filter((one) => one !== null);
}
