import { outlinePath } from "#domain/preview/geometry/outline.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { Template } from "#domain/artwork/template.ts";
import type { PrintFile, PrintShape, SpotInk } from "../print-file/print-file.ts";
import { writePrintFile } from "../print-file/write-print-file.ts";
import { drawNotes } from "./draw-notes.ts";
import { templateInks } from "./template-inks.ts";
import { layOut } from "./template-layout.ts";
import { templateTitle } from "./template-words.ts";

/** A quarter of a point: what a cutter takes for a line without width. */
const HAIR_MM = (0.25 * 25.4) / 72;

function line(ink: SpotInk, d: string, dashMm?: readonly number[]): PrintShape {
  return { d, stroke: { ink, tint: 1, widthMm: HAIR_MM, ...(dashMm && { dashMm }) } };
}

function templateFile(template: Template, author: string): PrintFile {
  const layout = layOut(template);
  const { bleed, trim, safe, notes } = templateInks;
  const outline = (box: Box) => outlinePath(template.outline, box);
  const bled: PrintShape = {
    d: outline(layout.bleed) + outline(layout.trim),
    evenOdd: true,
    fill: { ink: bleed, tint: 0.14 },
  };
  return {
    title: `Template: ${templateTitle(template)}`,
    author,
    page: layout.page,
    trim: layout.trim,
    bleed: layout.bleed,
    layers: [
      { name: "Artwork", prints: true, shapes: [] },
      { name: "Bleed", prints: false, shapes: [bled, line(bleed, outline(layout.bleed))] },
      { name: "Trim", prints: true, shapes: [line(trim, outline(layout.trim))] },
      { name: "Safe", prints: false, shapes: [line(safe, outline(layout.safe), [1.2, 0.8])] },
      { name: "Notes", prints: false, shapes: drawNotes(template, layout, (d) => line(notes, d)) },
    ],
  };
}

/** An artwork template as a PDF that drawing programs open with its layers. */
export function drawTemplate(template: Template, author: string): Promise<Buffer> {
  return writePrintFile(templateFile(template, author));
}
