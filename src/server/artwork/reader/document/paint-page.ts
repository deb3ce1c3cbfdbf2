import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { encodeArtwork, type EncodedArtwork, LONGEST } from "../encode-artwork.ts";
import { MOST_PIXELS } from "../found.ts";
import { measureMarks } from "./measure-marks.ts";
import type { BoxPt } from "./page-boxes.ts";
import type { MarkedPictures } from "./shrink-pictures.ts";

interface Canvas {
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}
/** The same context as the painter calls it, whose types are a browser's. */
type PainterContext = Parameters<PDFPageProxy["render"]>[0]["canvasContext"];

/** The painter's own maker of canvases: another one of the same library breaks the process. */
interface CanvasMaker {
  create(width: number, height: number): Canvas;
}

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

function open(content: Uint8Array) {
  return getDocument({
    data: content,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    iccUrl: join(folder, "iccs/"),
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: VerbosityLevel.WARNINGS,
  });
}

/** Whether nothing shines through anywhere: such a picture is encoded without a word of it, in two thirds of the time. */
function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

/** Pixels with their sides: red, green, blue and alpha of each, row by row. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A box of the page on a canvas, its longer side so many pixels long; nothing is painted where the page paints nothing. */
async function pixelsOf(
  page: PDFPageProxy,
  maker: CanvasMaker,
  { x, y, width, height }: BoxPt,
  longestPx: number,
): Promise<Pixels> {
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
  const [widthPx, heightPx] = [across, down].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const { context } = maker.create(widthPx, heightPx);
  await page.render({
    canvas: null,
    canvasContext: context as unknown as PainterContext,
    viewport,
    background: "rgba(0,0,0,0)",
    intent: "print",
  }).promise;
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  return { data, width: widthPx, height: heightPx };
}

/** The page's printed box as a picture, as large as our pictures are. */
async function paint(page: PDFPageProxy, maker: CanvasMaker, printed: BoxPt) {
  const { data, width, height } = await pixelsOf(page, maker, printed, LONGEST);
  const painted = sharp(data, { raw: { width, height, channels: 4 } });
  return isOpaque(data) ? painted.removeAlpha() : painted;
}

/** The first page of a document, opened by the painter, which keeps the bytes. */
async function withFirstPage<Answer>(
  content: Uint8Array,
  look: (page: PDFPageProxy, maker: CanvasMaker) => Promise<Answer>,
): Promise<Answer> {
  const task = open(content);
  const doc = await task.promise;
  const answer = await look(await doc.getPage(1), doc.canvasFactory as CanvasMaker);
  await task.destroy();
  return answer;
}

/** Measures what is on the first page. */
export function measurePage(content: Uint8Array, marked: MarkedPictures) {
  return withFirstPage(content, async (page) =>
    measureMarks(await page.getOperatorList({ intent: "print" }), OPS, { unit: page.userUnit, marked }),
  );
}

/**
 * Paints the printed box of the first page. A picture that cannot be decoded is left out, and the painter warns of it on standard error
 * (see ../../inspect-artwork.ts).
 */
export function paintPage(content: Uint8Array, printed: BoxPt): Promise<EncodedArtwork> {
  return withFirstPage(content, async (page, maker) => encodeArtwork(await paint(page, maker, printed)));
}

/** How much of each pixel is there of the whole first page, 0 to 255, its longer side so many pixels long. */
export function alphaOfPage(content: Uint8Array, longestPx: number) {
  return withFirstPage(content, async (page, maker) => {
    const [x = 0, y = 0, right = 0, top = 0] = page.view;
    const box = { x, y, width: right - x, height: top - y };
    const { data, width, height } = await pixelsOf(page, maker, box, longestPx);
    const values = new Uint8ClampedArray(width * height);
    for (let at = 0; at < values.length; at++) values[at] = data[4 * at + 3] ?? 0;
    return { values, width, height };
  });
}

/** Fine enough to tell whether something is larger than it may be: a piece of 100 mm to a tenth. */
const MEASURED_PX = 1_000;

/** The sides of what is painted inside a box of the first page, as parts of the box's own; null where nothing is. */
export function paintedSides(content: Uint8Array, printed: BoxPt) {
  return withFirstPage(content, async (page, maker) => {
    const { data, width, height } = await pixelsOf(page, maker, printed, MEASURED_PX);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if ((data[4 * (y * width + x) + 3] ?? 0) < 128) continue;
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    return right < 0 ? null : ([(right - left + 1) / width, (bottom - top + 1) / height] as const);
  });
}
