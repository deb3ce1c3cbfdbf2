import type { PDFDocument } from "@cantoo/pdf-lib";
import { identity } from "#domain/preview/geometry/matrix.ts";
import { TooHeavyDrawing } from "#server/artwork/drawing/drawing-fault.ts";
import { normalDrawing } from "#server/artwork/drawing/normal-drawing.ts";
import { hasLinkedPictures, hasWords } from "#server/artwork/drawing/drawing-words.ts";
import { UnprintableArtwork } from "./artwork-fault.ts";
import { drawingObject } from "./drawing/write-form.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";

/** A drawing in SVG as the lines and areas that it is drawn with; `longerSideMm` of it as it is printed. */
export async function embedDrawing(
  doc: PDFDocument,
  bytes: Buffer,
  longerSideMm: number,
): Promise<EmbeddedArtwork> {
  const text = bytes.toString("latin1");
  if (hasWords(text)) throw new UnprintableArtwork("text");
  if (hasLinkedPictures(text)) throw new UnprintableArtwork("linked");
  try {
    const drawing = await normalDrawing(bytes);
    const { width, height } = drawing;
    const unitMm = longerSideMm / Math.max(width, height);
    const object = await drawingObject(doc.context, drawing, { unitMm });
    return { object, width, height, upright: identity };
  } catch (error) {
    if (error instanceof TooHeavyDrawing) throw new UnprintableArtwork("too-heavy", error);
    throw error;
  }
}
