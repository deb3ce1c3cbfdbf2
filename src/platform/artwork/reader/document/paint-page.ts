import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp, { type Sharp } from "sharp";
import { type BoxMm, overlap, type PageBoxes } from "#domain/artwork/lie/page-boxes.ts";
import { paintedBox, type PaintedPixels, paintedRound } from "#domain/artwork/lie/painted-edges.ts";
import { type CanvasMaker, openForPainting, paintPart } from "../../pdf-painter.ts";
import { type PaintedOverprint, paintOverprint, timed } from "../../overprint/paint-overprint.ts";
import { LONGEST } from "../../reader-answer.ts";
import { encodeArtwork, type EncodedArtwork } from "../encode-artwork.ts";
import { MOST_PIXELS } from "../found.ts";
import { measureMarks } from "./trim-marks.ts";
import type { BoxPt } from "./page-boxes.ts";
import type { MarkedPictures } from "./shrink-pictures.ts";

function open(content: Uint8Array) {
  return openForPainting(content, { mostPixels: MOST_PIXELS, isWarning: true });
}

/** Whether nothing shines through anywhere: such a picture is encoded without a word of it, in two thirds of the time. */
function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

/** A box of the page on a canvas, its longer side so many pixels long. */
export function viewportOf(page: PDFPageProxy, { x, y, width, height }: BoxPt, longestPx: number) {
  const whole = page.getViewport({ scale: 1 });
  const [left, top, right, bottom] = [
    ...whole.convertToViewportPoint(x, y + height),
    ...whole.convertToViewportPoint(x + width, y),
  ] as [number, number, number, number];
  const [across, down] = [Math.abs(right - left), Math.abs(bottom - top)];
  const scale = longestPx / Math.max(across, down);
  const viewport = page.getViewport({
    scale,
    offsetX: -Math.min(left, right) * scale,
    offsetY: -Math.min(top, bottom) * scale,
  });
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return { viewport, width: pixels(across), height: pixels(down) };
}

/** A box of the page; nothing is painted where the page paints nothing. */
async function pixelsOf(
  page: PDFPageProxy,
  maker: CanvasMaker,
  box: BoxPt,
  longestPx: number,
): Promise<PaintedPixels> {
  return paintPart(page, maker, viewportOf(page, box, longestPx));
}

/** What of a painted part is artwork, as a picture. */
function cropped({ data, width, height }: PaintedPixels, box: BoxMm): Sharp {
  const painted = sharp(data, { raw: { width, height, channels: 4 } });
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const right = Math.min(width, Math.max(left + 1, Math.round(box.x + box.width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round(box.y + box.height)));
  const isAll = left === 0 && top === 0 && right === width && bottom === height;
  const part = isAll ? painted : painted.extract({ left, top, width: right - left, height: bottom - top });
  return isOpaque(data) ? part.removeAlpha() : part;
}

function scaled({ x, y, width, height }: BoxMm, [across, down]: readonly [number, number]): BoxMm {
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

function hundredths({ x, y, width, height }: BoxMm): BoxMm {
  const rounded = (mm: number) => Math.round(mm * 100) / 100 + 0;
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

/** What of a part of a page is artwork, in pixels, and where that is; `from` is that part, in the page's millimetres. */
function lookedAt(part: PaintedPixels, from: BoxMm, trim: BoxMm | null) {
  // Its sides have whole pixels.
  const perMm = [part.width / from.width, part.height / from.height] as const;
  const own = trim && scaled({ ...trim, x: trim.x - from.x, y: trim.y - from.y }, perMm);
  const artwork = own && paintedRound(part, own, perMm[0]);
  const found = paintedBox(part);
  const painted = artwork && found ? overlap(found, artwork) : found;
  const inPage = (box: BoxMm) => {
    const { x, y, ...size } = scaled(box, [1 / perMm[0], 1 / perMm[1]]);
    return hundredths({ ...size, x: x + from.x, y: y + from.y });
  };
  return {
    artwork: artwork ?? { x: 0, y: 0, width: part.width, height: part.height },
    printed: artwork ? inPage(artwork) : from,
    painted: painted && inPage(painted),
  };
}

/** The first page of a document, opened by the painter, which keeps the bytes. */
async function withFirstPage<Answer>(
  content: Uint8Array,
  look: (page: PDFPageProxy, maker: CanvasMaker) => Promise<Answer>,
): Promise<Answer> {
  const task = open(content);
  try {
    const doc = await task.promise;
    return await look(await doc.getPage(1), doc.canvasFactory as CanvasMaker);
  } finally {
    await task.destroy();
  }
}

/** Measures what is on the first page. */
export function measurePage(content: Uint8Array, marked: MarkedPictures) {
  return withFirstPage(content, async (page) =>
    measureMarks(await page.getOperatorList({ intent: "print" }), OPS, { unit: page.userUnit, marked }),
  );
}

/** A picture of what of a page is artwork, and where that is. */
export interface PaintedPage {
  readonly picture: EncodedArtwork;
  readonly overprint: PaintedOverprint["overprint"];
  readonly boxes: Pick<PageBoxes, "printed" | "painted">;
}

/** What of a page is painted, and how. */
interface PaintArea {
  readonly box: BoxPt;
  readonly from: BoxMm;
  readonly trim: BoxMm | null;
  /** Inks are laid over others on it. */
  readonly mixesInks: boolean;
}

/**
 * Paints the first page as far as it is artwork: `box` of it, round its trim only as far as that is painted. A picture that cannot be
 * decoded is left out, and the painter warns of it on standard error (see ../../inspect-artwork.ts).
 */
export async function paintPage(
  content: Uint8Array,
  { box, from, trim, mixesInks }: PaintArea,
): Promise<PaintedPage> {
  const paint = (pdf: Uint8Array) => withFirstPage(pdf, (page, maker) => pixelsOf(page, maker, box, LONGEST));
  // The painter keeps the bytes that it is given.
  const again = mixesInks ? content.slice() : null;
  const plain = await timed(() => paint(content));
  const { pixels: part, overprint } = await paintOverprint(again, plain, paint);
  const { artwork, ...boxes } = lookedAt(part, from, trim);
  return { picture: await encodeArtwork(cropped(part, artwork)), boxes, overprint };
}

/** How much of each pixel is there, 0 to 255, row by row. */
export interface PaintedCoverage {
  readonly values: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function coverageOf({ data, width, height }: PaintedPixels): PaintedCoverage {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at++) values[at] = data[4 * at + 3] ?? 0;
  return { values, width, height };
}

/** How much is there of the whole first page, its longer side so many pixels long. */
export function alphaOfPage(content: Uint8Array, longestPx: number): Promise<PaintedCoverage> {
  return withFirstPage(content, async (page, maker) => {
    const [x = 0, y = 0, right = 0, top = 0] = page.view;
    const box = { x, y, width: right - x, height: top - y };
    return coverageOf(await pixelsOf(page, maker, box, longestPx));
  });
}

/** Fine enough to tell whether something is larger than it may be: a piece of 100 mm to a tenth. */
const MEASURED_PX = 1_000;

/** The sides of what is there, as parts of the whole; null where nothing is. */
function sidesOf({ values, width, height }: PaintedCoverage) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((values[y * width + x] ?? 0) < 128) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return right < 0 ? null : ([(right - left + 1) / width, (bottom - top + 1) / height] as const);
}

/** What is painted inside a box of the first page, and its sides as parts of the box's own; null where nothing is. */
export function paintedInside(content: Uint8Array, printed: BoxPt) {
  return withFirstPage(content, async (page, maker) => {
    const coverage = coverageOf(await pixelsOf(page, maker, printed, MEASURED_PX));
    const sides = sidesOf(coverage);
    return sides && { sides, coverage };
  });
}
