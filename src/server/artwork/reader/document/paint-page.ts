import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { encodeArtwork, type EncodedArtwork, LONGEST } from "../encode-artwork.ts";
import { MOST_PIXELS } from "../found.ts";
import { measureMarks } from "./measure-marks.ts";
import type { BoxPt } from "./page-boxes.ts";
import type { ShrunkPictures } from "./shrink-pictures.ts";

type Measured = Pick<DocumentFacts, "lowestDpi" | "thinnestLineMm">;

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
    data: new Uint8Array(content),
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
  const { context } = maker.create(widthPx, heightPx);
  await page.render({
    canvas: null,
    canvasContext: context as unknown as PainterContext,
    viewport,
    background: "rgba(0,0,0,0)",
    intent: "print",
  }).promise;
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
}

/**
 * Paints the printed box of the first page, and measures what is on it. A picture that cannot be decoded is left out, and the painter
 * warns of it on standard error (see ../../inspect-artwork.ts).
 */
export async function paintPage(
  content: Uint8Array,
  printed: BoxPt,
  shrunk: ShrunkPictures,
): Promise<EncodedArtwork & { readonly measured: Measured }> {
  const task = open(content);
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const measured = measureMarks(await page.getOperatorList({ intent: "print" }), OPS, {
    unit: page.userUnit,
    shrunk,
  });
  const picture = await encodeArtwork(await paint(page, doc.canvasFactory as CanvasMaker, printed));
  await task.destroy();
  return { ...picture, measured };
}
