import type { PaintedPixels } from "#domain/artwork/lie/painted-edges.ts";
import type { Box } from "#domain/preview/scene.ts";
import { type CanvasMaker, openForPainting, paintPart } from "#platform/artwork/pdf-painter.ts";

const MM_PER_POINT = 25.4 / 72;

/** A print file that is open to be painted. */
export interface OpenedFile {
  /** A box of its page, in millimetres from the upper left corner, on nothing: what is in some of the shop's layers. */
  paint(box: Box, pxPerMm: number, layers: ReadonlySet<string>): Promise<PaintedPixels>;
  close(): Promise<void>;
}

/** The layers that the shop itself has put there are in the file's own order: of these only some are wanted. */
async function layersAlone(task: ReturnType<typeof openForPainting>, wanted: ReadonlySet<string>) {
  const layers = await (await task.promise).getOptionalContentConfig({ intent: "print" });
  const order = (layers.getOrder() ?? []) as readonly unknown[];
  for (const id of order)
    if (typeof id === "string" && !wanted.has(layers.getGroup(id)?.name ?? ""))
      layers.setVisibility(id, false);
  return layers;
}

/** Opens a print file, whose bytes the painter keeps. */
export async function openFile(pdf: Uint8Array): Promise<OpenedFile> {
  const task = openForPainting(pdf, { isWarning: false });
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const maker = doc.canvasFactory as CanvasMaker;
  return {
    async paint(box, pxPerMm, wanted) {
      const viewport = page.getViewport({
        scale: pxPerMm * MM_PER_POINT,
        offsetX: -box.x * pxPerMm,
        offsetY: -box.y * pxPerMm,
      });
      const sides = [box.width, box.height].map((mm) => Math.max(1, Math.round(mm * pxPerMm)));
      const [width, height] = sides as [number, number];
      const layers = await layersAlone(task, wanted);
      return paintPart(page, maker, { viewport, width, height, layers });
    },
    close: () => task.destroy(),
  };
}

/** A box of the page of a file that is nothing but it, in all of its layers. */
export async function paintFile(pdf: Uint8Array, box: Box, pxPerMm: number): Promise<PaintedPixels> {
  const file = await openFile(pdf);
  try {
    return await file.paint(box, pxPerMm, new Set());
  } finally {
    await file.close();
  }
}
