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
  destroy(canvas: Canvas): void;
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

/** The page's printed box on a canvas, its longer side as long as our pictures are; nothing is painted where the page paints nothing. */
async function paint(page: PDFPageProxy, maker: CanvasMaker, { x, y, width, height }: BoxPt) {
  const whole = page.getViewport({ scale: 1 });
  const [left, top, right, bottom] = [
    ...whole.convertToViewportPoint(x, y + height),
    ...whole.convertToViewportPoint(x + width, y),
  ] as [number, number, number, number];
  const [across, down] = [Math.abs(right - left), Math.abs(bottom - top)];
  const scale = LONGEST / Math.max(across, down);
  const viewport = page.getViewport({
    scale,
    offsetX: -Math.min(left, right) * scale,
    offsetY: -Math.min(top, bottom) * scale,
  });
  const [widthPx, heightPx] = [across, down].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = maker.create(widthPx, heightPx);
  const { context } = canvas;
  await page.render({
    canvas: null,
    canvasContext: context as unknown as PainterContext,
    viewport,
    background: "rgba(0,0,0,0)",
    intent: "print",
  }).promise;
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  // Of a document of many pages the memory of one is needed for the next.
  maker.destroy(canvas);
  const painted = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
  return isOpaque(data) ? painted.removeAlpha() : painted;
}

/** A page of a document, from 1, opened by the painter, which keeps the bytes. */
async function withPage<Answer>(
  content: Uint8Array,
  number: number,
  look: (page: PDFPageProxy, maker: CanvasMaker) => Promise<Answer>,
): Promise<Answer> {
  const task = open(content);
  const doc = await task.promise;
  const answer = await look(await doc.getPage(number), doc.canvasFactory as CanvasMaker);
  await task.destroy();
  return answer;
}

/** Measures what is on a page, from 1. */
export function measurePage(content: Uint8Array, number: number, marked: MarkedPictures) {
  return withPage(content, number, async (page) =>
    measureMarks(await page.getOperatorList({ intent: "print" }), OPS, { unit: page.userUnit, marked }),
  );
}

/**
 * Paints the printed box of a page, from 1. A picture that cannot be decoded is left out, and the painter warns of it on standard error
 * (see ../../inspect-artwork.ts).
 */
export function paintPage(content: Uint8Array, number: number, printed: BoxPt): Promise<EncodedArtwork> {
  return withPage(content, number, async (page, maker) => encodeArtwork(await paint(page, maker, printed)));
}
