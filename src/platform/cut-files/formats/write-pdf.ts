import { cutContour, hairline } from "#platform/pdf/print-file/inks.ts";
import type { PrintShape, SpotInk } from "#platform/pdf/print-file/print-file.ts";
import { writePrintFile } from "#platform/pdf/print-file/write-print-file.ts";
import type { CutSheet } from "../cut-sheet.ts";
import type { KnifePath } from "../geometry/knife-path.ts";
import { pathText } from "./path-text.ts";

/** A sheet as PDF: lines in the spot colour that the cutter goes by (usually CutContour), the weeding frame and the marks in layers of their own, the trim box round what is cut. */
export function writePdf(
  sheet: CutSheet,
  title: string,
  author: string,
  ink: SpotInk = cutContour,
): Promise<Buffer> {
  const { page, frame, lines, marks } = sheet;
  const cut = (line: KnifePath): PrintShape => hairline(ink, pathText(line));
  return writePrintFile({
    title,
    author,
    press: null,
    pages: [
      {
        page,
        trim: sheet.ink,
        bleed: { x: 0, y: 0, ...page },
        layers: [
          { name: "WeedingFrame", prints: true, shapes: [cut(frame)] },
          { name: ink.name, prints: true, shapes: lines.map(cut) },
          ...(marks.length === 0 ? [] : [{ name: "Registration", prints: true, shapes: marks.map(cut) }]),
        ],
      },
    ],
  });
}
