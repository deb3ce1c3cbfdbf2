import type { PDFDocument } from "@cantoo/pdf-lib";
import { identity } from "#domain/preview/geometry/matrix.ts";
import { TooHeavyDrawing } from "#platform/artwork/drawing/drawing-text.ts";
import { normalDrawing } from "#platform/artwork/drawing/normal-drawing.ts";
import { type EmbeddedArtwork, UnprintableArtwork } from "./placed-artwork.ts";
import { drawingObject } from "./drawing/write-form.ts";

/**
 * A drawing in SVG as the lines and areas that it is drawn with; `longerSideMm` of it as it is printed. Words and what lies elsewhere are
 * left out of it as they are out of its picture.
 */
export async function embedDrawing(
  doc: PDFDocument,
  bytes: Buffer,
  longerSideMm: number,
): Promise<EmbeddedArtwork> {
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
