import { getDocument, GlobalWorkerOptions, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist";

GlobalWorkerOptions.workerPort = new Worker(new URL("./document.worker.ts", import.meta.url), {
  type: "module",
});

/** As long as the shop's pictures are on their longer side, in pixels. */
const LONGEST = 1_600;

/** A larger picture in a document is left out: phones end a page that takes so much memory. */
const MOST_PIXELS = 40_000_000;

/** Whether a canvas shows anything: a page whose pictures were all left out shows nothing. */
function isEmpty(brush: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const { data } = brush.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}

async function paint(page: PDFPageProxy): Promise<Blob | null> {
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST / Math.max(whole.width, whole.height) });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (brush === null) return null;
  await page.render({ canvas, canvasContext: brush, viewport, background: "rgba(0,0,0,0)", intent: "print" })
    .promise;
  if (isEmpty(brush, canvas)) return null;
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function open(data: ArrayBuffer) {
  return getDocument({
    data,
    maxImageSize: MOST_PIXELS,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
}

/** A larger file is not read here for its number of pages. */
const MOST_BYTES = 50_000_000;

/** How many pages a document has; one that is too large to be looked at here has at least one. */
export async function countPages(file: File): Promise<number> {
  if (file.size > MOST_BYTES) return 1;
  const task = open(await file.arrayBuffer());
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}

/**
 * Paints the first page of a PDF, or of an Illustrator file with a PDF in it, as it is seen on a screen: a picture under the name of the
 * file, to look at until the shop's own has come, which knows what of the page is printed. Null where nothing of it can be painted.
 */
export async function paintDocument(file: File): Promise<File | null> {
  const task = open(await file.arrayBuffer());
  try {
    const pages = await task.promise;
    const picture = await paint(await pages.getPage(1));
    return picture && new File([picture], file.name, { type: picture.type });
  } finally {
    await task.destroy();
  }
}
