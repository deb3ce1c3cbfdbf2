import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Canvas {
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}

/** The painter's own maker of canvases: another one of the same library breaks the process. */
export interface CanvasMaker {
  create(width: number, height: number): Canvas;
  destroy(canvas: Canvas): void;
}

type Asked = Parameters<PDFPageProxy["render"]>[0];

/** What of a page is painted, on so many pixels, by which of its layers: those that are printed, if it is not said. */
interface PaintedPart {
  readonly viewport: Asked["viewport"];
  readonly width: number;
  readonly height: number;
  readonly layers?: Awaited<NonNullable<Asked["optionalContentConfigPromise"]>>;
}

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Opens a PDF for painting; the painter keeps its bytes. `mostPixels`: a larger picture in it is left out. */
export function openForPainting(
  data: Uint8Array,
  { mostPixels, isWarning }: { readonly mostPixels?: number; readonly isWarning: boolean },
) {
  return getDocument({
    data,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    iccUrl: join(folder, "iccs/"),
    useSystemFonts: false,
    enableXfa: false,
    ...(mostPixels !== undefined && { maxImageSize: mostPixels }),
    verbosity: isWarning ? VerbosityLevel.WARNINGS : VerbosityLevel.ERRORS,
  });
}

/** Paints a part of a page as it is printed; nothing is there where the page paints nothing. Red, green, blue and alpha, row by row. */
export async function paintPart(
  page: PDFPageProxy,
  maker: CanvasMaker,
  { viewport, width, height, layers }: PaintedPart,
) {
  const canvas = maker.create(width, height);
  const { context } = canvas;
  await page.render({
    canvas: null,
    // The same context as the painter calls it, whose types are a browser's.
    canvasContext: context as unknown as Asked["canvasContext"],
    viewport,
    background: "rgba(0,0,0,0)",
    intent: "print",
    ...(layers && { optionalContentConfigPromise: Promise.resolve(layers) }),
  }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  // The memory of one is needed for the next.
  maker.destroy(canvas);
  return { data, width, height };
}
