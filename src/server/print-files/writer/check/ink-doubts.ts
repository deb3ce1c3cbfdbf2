import type { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import { rewritePage } from "#server/artwork/page-content/rewrite-page.ts";
import { allPlates } from "#server/pdf/print-file/inks.ts";
import type { Cutting } from "../../print-job.ts";

/** Inks that every press has. */
const everywhere = ["Cyan", "Magenta", "Yellow", "Black", "None", allPlates.name];

/**
 * What of a print file the painter shows otherwise than a press: inks that are not of its press or its cuts, and inks laid over inks. The
 * document is gone through and is of no other use afterwards.
 */
export function inkDoubts(doc: PDFDocument, { inks: ofCuts }: Pick<Cutting, "inks">): readonly PrintDoubt[] {
  const known = new Set([...everywhere, ...Object.values(ofCuts).map(({ name }) => name)]);
  const { inks, mixesInks } = rewritePage(doc, doc.getPage(0)).facts;
  return [
    ...(mixesInks ? (["overprint"] as const) : []),
    ...([...inks].some((ink) => !known.has(ink)) ? (["spot-ink"] as const) : []),
  ];
}
