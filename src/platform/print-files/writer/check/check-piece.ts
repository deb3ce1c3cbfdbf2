import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { type DifferentPart, pictureDifference } from "#domain/artwork/comparison/picture-difference.ts";
import type { PieceLines, PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import type { Pixels } from "#domain/artwork/comparison/perceived-pixels.ts";
import type { PaintedPixels } from "#domain/artwork/lie/painted-edges.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import type { Box } from "#domain/preview/scene.ts";
import { drawingText, hasLinks, containsText } from "#platform/artwork/drawing/drawing-text.ts";
import type { CheckedPiece, PrintJob, PrintPiece, PrintSide, ApprovedPiece } from "../../print-job.ts";
import { ARTWORK_LAYER, MARGIN_MM } from "../draw-piece.ts";
import { drawPrintFile, pieceWithLines, type SideFiles } from "../draw-print-file.ts";
import { inksOfPlates } from "../special-plates.ts";
import { findInks, noInks } from "./find-inks.ts";
import { openFile, paintFile } from "./paint-file.ts";
import { preparePictures } from "./prepare-pictures.ts";
import { cutOut, paintApproved } from "./approved-picture.ts";
import {
  type PaintedOverprint,
  paintOverprint,
  timed,
  type TimedPicture,
} from "#platform/artwork/overprint/paint-overprint.ts";

/** As fine as a proof is looked at, and no more pixels a side than the shop's own pictures have. */
const FINEST_PX_PER_MM = 200 / 25.4;
const LONGEST_PX = 1_600;

/** Of a picture inside: half as much again, for what of it lies outside of the piece. */
const LARGEST_PICTURE_PX = 2_400;

/** More parts than this that differ are one: it is another picture. */
const MOST_PARTS = 12;

/** What a check makes: the facts of it, and the pictures one after the other. */
interface Checked {
  readonly checked: CheckedPiece;
  readonly pictures: Buffer;
}

function pxPerMmOf({ width, height }: Box): number {
  return Math.min(FINEST_PX_PER_MM, LONGEST_PX / Math.max(width, height));
}

function linesOf({ widthMm, heightMm, bleedMm, parts, through, holes }: PrintPiece): PieceLines {
  const cut = parts.flatMap((part) => part.cut ?? []).join(" ");
  return { widthMm, heightMm, bleedMm, cut, bleed: parts.map(({ bled }) => bled).join(" "), through, holes };
}

function encoded({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 85, effort: 0 })
    .toBuffer();
}

/** Paints some of a print file's layers, and a file of a page with its place. */
interface Painter {
  readonly layers: (pxPerMm: number, layers: ReadonlySet<string>) => Promise<PaintedPixels>;
  /** The picture of the inks with those that are laid over others as a press lays them. */
  readonly laid: (picture: TimedPicture, pxPerMm: number) => Promise<PaintedOverprint>;
}

/** The layers of a print file that are seen: what the inks print, and metal, relief and gloss, which a screen shows in its own way. */
interface SeenLayers {
  readonly inks: ReadonlySet<string>;
  readonly plates: ReadonlySet<string>;
}

/** White lies below the inks on the product, and over them in the file: a screen shows it as nothing. */
function seenLayers({ inks }: PrintJob["cutting"], { plates }: PrintPiece): SeenLayers {
  const seen = inksOfPlates(inks, plates).filter(({ kind }) => kind !== "white");
  return { inks: new Set([ARTWORK_LAYER]), plates: new Set(seen.map(({ name }) => name)) };
}

/** Pictures with nothing where another has something: what lies there is compared by nobody. */
function without(pixels: Pixels, mask: Pixels): Pixels {
  const data = pixels.data.slice();
  for (let at = 3; at < data.length; at += 4) if ((mask.data[at] ?? 0) > 0) data.fill(0, at - 3, at + 1);
  return { ...pixels, data };
}

/** Hairs and thin strokes come out darker where they are painted at their size than in a picture that was made smaller, as the shop's is. */
async function halved(
  { data, width, height }: PaintedPixels,
  size: Pick<Pixels, "width" | "height">,
): Promise<PaintedPixels> {
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height, { fit: "fill" })
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(small.buffer, small.byteOffset, small.length), ...size };
}

interface Compared {
  readonly parts: readonly DifferentPart[];
  /** Null where they are alike. */
  readonly shown: Pixels | null;
}

/** What was shown lies where the one part is cut; what is cut of a sheet, as the sheet lies. */
function originOf({ parts: [first, ...more], through }: PrintPiece): Pick<Box, "x" | "y"> {
  return first && more.length === 0 && through === null ? first.trim : { x: 0, y: 0 };
}

/**
 * What lies within the cuts of both, over all of a frame round the piece, as fine as the shop's picture is there. Where metal, relief or gloss
 * lies, the one shows the customer's stand-in for it and the other what is below.
 */
async function compared(
  paint: Painter,
  piece: PrintPiece,
  frame: Box,
  {
    shown,
    picture,
    layers,
  }: { readonly shown: ApprovedPiece; readonly picture: Buffer; readonly layers: SeenLayers },
): Promise<Compared> {
  const pxPerMm = Math.min(pxPerMmOf(frame), 1 / shown.mmPerPx);
  const size = {
    width: Math.max(1, Math.round(frame.width * pxPerMm)),
    height: Math.max(1, Math.round(frame.height * pxPerMm)),
  };
  const twice = await timed(() => paint.layers(2 * pxPerMm, layers.inks));
  const plain = { ...twice, pixels: await halved(twice.pixels, size) };
  const { pixels: whole } = await paint.laid(plain, pxPerMm);
  const cuts = piece.parts.map(({ cut, trim }) => cut ?? rectangle(trim));
  const printed = await cutOut(whole, cuts, frame);
  const { x, y } = originOf(piece);
  const seen = await paintApproved(shown, picture, { ...frame, x: frame.x - x, y: frame.y - y }, printed);
  const mask = layers.plates.size === 0 ? null : await paint.layers(pxPerMm, layers.plates);
  const [one, other] = mask === null ? [printed, seen] : [without(printed, mask), without(seen, mask)];
  const parts = pictureDifference(one, other, frame.width / printed.width);
  return { parts: parts.slice(0, MOST_PARTS), shown: parts.length === 0 ? null : seen };
}

/** The print file as the painter takes it: large pictures of it made small; and what of it the painter does not know. */
async function readable(
  pdf: Buffer,
  kind: PrintSide["kind"],
  cutting: PrintJob["cutting"],
  { plates }: PrintPiece,
) {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const isOther = await preparePictures(doc, { longest: LARGEST_PICTURE_PX, isProfiled: kind === "picture" });
  const bytes = isOther ? await doc.save({ useObjectStreams: false }) : new Uint8Array(pdf);
  const names = new Set(inksOfPlates(cutting.inks, plates).map(({ name }) => name));
  // Neither pixels nor drawings have inks of their own, or say how inks are laid.
  return { bytes, ...(kind === "pdf" ? await findInks(doc, cutting, names) : noInks) };
}

/** What a drawing in SVG has, and nobody has seen of it. */
function leftOutOf(content: Buffer): readonly PrintDoubt[] {
  const svg = drawingText(content);
  return [
    ...(containsText(svg) ? (["words"] as const) : []),
    ...(hasLinks(svg) ? (["elsewhere"] as const) : []),
  ];
}

/** What the inks print, with metal, relief and gloss over it. */
async function seenTogether(paint: Painter, pxPerMm: number, { inks, plates }: SeenLayers) {
  const plain = await timed(() => paint.layers(pxPerMm, inks));
  const laid = await paint.laid(plain, pxPerMm);
  if (plates.size === 0) return laid;
  const whole = await paint.layers(pxPerMm, new Set([...inks, ...plates]));
  if (laid.overprint !== "shown") return { ...laid, pixels: whole };
  const over = await paint.layers(pxPerMm, plates);
  const data = laid.pixels.data.slice();
  for (let at = 0; at < data.length; at += 4)
    if ((over.data[at + 3] ?? 0) > 0) data.set(whole.data.subarray(at, at + 4), at);
  return { ...laid, pixels: { ...whole, data } };
}

/** Draws a print file and compares it with what was shown, where that is known. */
async function drawnAndCompared(
  pdf: Buffer,
  piece: PrintPiece,
  { shown, picture }: { readonly shown: ApprovedPiece | null; readonly picture: Buffer },
  { kind, cutting }: Pick<PrintSide, "kind"> & Pick<PrintJob, "cutting">,
) {
  const { doubts, bytes, mixed } = await readable(pdf, kind, cutting, piece);
  const file = await openFile(bytes);
  const layers = seenLayers(cutting, piece);
  const frame = grown({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm }, piece.bleedMm);
  const around = piece.bleedMm + MARGIN_MM;
  const onPage = { ...frame, x: frame.x + around, y: frame.y + around };
  const paint: Painter = {
    layers: (pxPerMm, wanted) => file.paint(onPage, pxPerMm, wanted),
    laid: (plain, pxPerMm) => paintOverprint(mixed, plain, async (page) => paintFile(page, onPage, pxPerMm)),
  };
  const { pixels, overprint } = await seenTogether(paint, pxPerMmOf(frame), layers);
  const printed = await encoded(pixels);
  const { parts, shown: seen } =
    shown === null || picture.length === 0
      ? { parts: [], shown: null }
      : await compared(paint, piece, frame, { shown, picture, layers });
  await file.close();
  const isUnknown = overprint === "unknown";
  const all: readonly PrintDoubt[] = [...(isUnknown ? (["overprint"] as const) : []), ...doubts];
  return { doubts: all, parts, printed, seen: seen === null ? nothing : await encoded(seen) };
}

const nothing = Buffer.alloc(0);
/** What the painter stumbles over may be printed all the same: a person looks at it. */
const undrawn = { doubts: ["undrawn"], parts: [], printed: nothing, seen: nothing } as const;

/** Writes the print file of one piece, draws it, and compares it with what its customer has seen. */
export async function checkPiece(job: PrintJob, files: readonly SideFiles[]): Promise<Checked> {
  const [side] = job.sides;
  const [file] = files;
  if (side === undefined || file === undefined) throw new Error("nothing to be checked");
  const { picture } = file;
  const shown = job.check?.shown ?? null;
  const piece = await pieceWithLines(side.piece, picture);
  const pdf = await drawPrintFile({ ...job, sides: [{ ...side, piece, sheet: null }] }, [file]);
  const { printed, seen, ...found } = await drawnAndCompared(
    pdf,
    piece,
    { shown, picture },
    { kind: side.kind, cutting: job.cutting },
  ).catch((error: unknown) => {
    console.error(error);
    return undrawn;
  });
  const doubts = [...found.doubts, ...(side.kind === "svg" ? leftOutOf(file.file) : [])];
  return {
    checked: { lines: linesOf(piece), printed: printed.length, shown: seen.length, ...found, doubts },
    pictures: Buffer.concat([printed, seen]),
  };
}
