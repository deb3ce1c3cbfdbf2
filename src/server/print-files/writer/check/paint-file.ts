import type { Pixels } from "#domain/artwork/comparison/perceived-pixels.ts";
import type { Box } from "#domain/preview/scene.ts";
import { type CanvasMaker, openForPainting, paintPart } from "#server/artwork/pdf-painter.ts";

const MM_PER_POINT = 25.4 / 72;

/** A print file that is open to be painted. */
export interface OpenedFile {
  /** A box of its page, in millimetres from the upper left corner, on nothing. */
  paint(box: Box, pxPerMm: number): Promise<Pixels>;
  close(): Promise<void>;
}

/** The layers that the shop itself has put there are in the file's own order: of these only the artwork is ink. */
async function inksAlone(task: ReturnType<typeof openForPainting>, artworkLayer: string) {
  const layers = await (await task.promise).getOptionalContentConfig({ intent: "print" });
  const order = (layers.getOrder() ?? []) as readonly unknown[];
  for (const id of order)
    if (typeof id === "string" && layers.getGroup(id)?.name !== artworkLayer) layers.setVisibility(id, false);
  return layers;
}

/** Opens a print file, whose bytes the painter keeps: without the shop's lines, marks and guides. */
export async function openFile(pdf: Uint8Array, artworkLayer: string): Promise<OpenedFile> {
  const task = openForPainting(pdf, { isWarning: false });
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
      return paintPart(page, maker, { viewport, width, height, layers });
    },
    close: () => task.destroy(),
  };
}
