import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Pixels as red, green, blue and how much is there. */
export interface Raster {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface CanvasMaker {
  create(
    width: number,
    height: number,
  ): {
    readonly context: {
      getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
    };
  };
}

type PainterContext = Parameters<PDFPageProxy["render"]>[0]["canvasContext"];

/** The first page of a PDF on white, painted by pdf.js: as it is printed, unless it is asked for otherwise. */
export async function paintedPage(
  bytes: Uint8Array,
  dpi: number,
  intent: "print" | "display" = "print",
): Promise<Raster> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { context } = (doc.canvasFactory as CanvasMaker).create(width, height);
  const canvasContext = context as unknown as PainterContext;
  await page.render({ canvas: null, canvasContext, viewport, intent }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await task.destroy();
  return { data, width, height };
}
