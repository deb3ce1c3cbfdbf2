import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Ten pixels for a millimetre. */
const PER_MM = 10;
const POINTS_PER_MM = 72 / 25.4;

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

/** Paints a page on white by pdf.js, and answers which colour is at so many millimetres from its upper left corner. */
export async function printedColours(
  bytes: Buffer,
): Promise<(xMm: number, yMm: number) => readonly number[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const viewport = page.getViewport({ scale: PER_MM / POINTS_PER_MM });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { context } = (doc.canvasFactory as CanvasMaker).create(width, height);
  type Context = Parameters<PDFPageProxy["render"]>[0]["canvasContext"];
  await page.render({ canvas: null, canvasContext: context as unknown as Context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await task.destroy();
  return (xMm, yMm) => {
    const at = 4 * (Math.floor(yMm * PER_MM) * width + Math.floor(xMm * PER_MM));
    return [...data.subarray(at, at + 3)];
  };
}
