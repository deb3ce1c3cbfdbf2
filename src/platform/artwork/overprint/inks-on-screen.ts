import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import type { PaintedPixels } from "#domain/artwork/lie/painted-edges.ts";
import { type CanvasMaker, openForPainting, paintPart } from "../pdf-painter.ts";

/** Four inks as the painter mixes them everywhere else: pixels of 4 numbers each, 0 no ink to 255 all of it. */
export async function inksOnScreen(inks: Buffer, width: number, height: number): Promise<PaintedPixels> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([width, height]);
  const { context } = doc;
  const image = context.register(
    context.stream(inks, {
      Type: "XObject",
      Subtype: "Image",
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: "DeviceCMYK",
    }),
  );
  page.node.normalizedEntries().Resources.set(PDFName.of("XObject"), context.obj({ Inks: image }));
  page.node.addContentStream(context.register(context.stream(`${width} 0 0 ${height} 0 0 cm /Inks Do`)));
  const task = openForPainting(await doc.save({ useObjectStreams: false }), { isWarning: false });
  try {
    const opened = await task.promise;
    const painted = await opened.getPage(1);
    const viewport = painted.getViewport({ scale: 1 });
    return await paintPart(painted, opened.canvasFactory as CanvasMaker, { viewport, width, height });
  } finally {
    await task.destroy();
  }
}
