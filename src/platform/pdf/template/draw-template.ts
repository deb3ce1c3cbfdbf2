import { outlinePath } from "#domain/preview/geometry/outline.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { Template } from "#domain/artwork/template.ts";
import { guideNames } from "#domain/artwork/unprinted.ts";
import type { PrintFile, PrintShape } from "../print-file/print-file.ts";
import { hairline } from "../print-file/inks.ts";
import { writePrintFile } from "../print-file/write-print-file.ts";
import { drawNotes } from "./draw-notes.ts";
import { templateInks } from "./template-inks.ts";
import { layOut } from "./template-layout.ts";
import { templateTitle } from "./template-words.ts";

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
    press: null,
    pages: [
      {
        page: layout.page,
        trim: layout.trim,
        bleed: layout.bleed,
        layers: [
          { name: "Artwork", prints: true, shapes: [] },
          { name: guideNames.bleed, prints: false, shapes: [bled, hairline(bleed, outline(layout.bleed))] },
          { name: guideNames.trim, prints: true, shapes: [hairline(trim, outline(layout.trim))] },
          {
            name: guideNames.safe,
            prints: false,
            shapes: [hairline(safe, outline(layout.safe), { dashMm: [1.2, 0.8] })],
          },
          {
            name: guideNames.notes,
            prints: false,
            shapes: drawNotes(template, layout, (d) => hairline(notes, d)),
          },
        ],
      },
    ],
  };
}

/** An artwork template as a PDF that drawing programs open with its layers. */
export function drawTemplate(template: Template, author: string): Promise<Buffer> {
  return writePrintFile(templateFile(template, author));
}
