import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Pixels } from "#domain/artwork/comparison/perceived-pixels.ts";
import type { Box } from "#domain/preview/scene.ts";

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

const MM_PER_POINT = 25.4 / 72;
const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** A print file that is open to be painted. */
export interface OpenedFile {
  /** A box of its page, in millimetres from the upper left corner, on nothing. */
  paint(box: Box, pxPerMm: number): Promise<Pixels>;
  close(): Promise<void>;
}

/** The layers that the shop itself has put there are in the file's own order: of these only the artwork is ink. */
async function inksAlone(task: ReturnType<typeof getDocument>, artworkLayer: string) {
  const layers = await (await task.promise).getOptionalContentConfig({ intent: "print" });
  const order = (layers.getOrder() ?? []) as readonly unknown[];
  for (const id of order)
    if (typeof id === "string" && layers.getGroup(id)?.name !== artworkLayer) layers.setVisibility(id, false);
  return layers;
}

/** Opens a print file, whose bytes the painter keeps: without the shop's lines, marks and guides. */
export async function openFile(pdf: Uint8Array, artworkLayer: string): Promise<OpenedFile> {
  const task = getDocument({
    data: pdf,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    iccUrl: join(folder, "iccs/"),
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const layers = await inksAlone(task, artworkLayer);
  const maker = doc.canvasFactory as CanvasMaker;
  return {
    async paint(box, pxPerMm) {
      const viewport = page.getViewport({
        scale: pxPerMm * MM_PER_POINT,
        offsetX: -box.x * pxPerMm,
        offsetY: -box.y * pxPerMm,
      });
      const sides = [box.width, box.height].map((mm) => Math.max(1, Math.round(mm * pxPerMm)));
      const [width, height] = sides as [number, number];
      const { context } = maker.create(width, height);
      await page.render({
        canvas: null,
        canvasContext: context as unknown as PainterContext,
        viewport,
        background: "rgba(0,0,0,0)",
        intent: "print",
        optionalContentConfigPromise: Promise.resolve(layers),
      }).promise;
      return { data: context.getImageData(0, 0, width, height).data, width, height };
    },
    close: () => task.destroy(),
  };
}
