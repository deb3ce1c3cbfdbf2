import type { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import { rewritePage } from "#server/artwork/page-content/rewrite-page.ts";
import { allPlates, cutContour, drill, throughCut } from "#server/pdf/print-file/inks.ts";

/** Inks that every press has, and the shop's own. */
const known: ReadonlySet<string> = new Set([
  "Cyan",
  "Magenta",
  "Yellow",
  "Black",
  "None",
  ...[allPlates, cutContour, drill, throughCut].map(({ name }) => name),
]);

/**
 * What of a print file the painter shows otherwise than a press: inks of its own, and inks laid over inks. The document is gone through
 * and is of no other use afterwards.
 */
export function inkDoubts(doc: PDFDocument): readonly PrintDoubt[] {
  const { inks, mixesInks } = rewritePage(doc, doc.getPage(0)).facts;
  return [
    ...(mixesInks ? (["overprint"] as const) : []),
    ...([...inks].some((ink) => !known.has(ink)) ? (["spot-ink"] as const) : []),
  ];
}
