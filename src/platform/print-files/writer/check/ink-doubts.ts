import type { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import { artworkRules, type InkRules } from "#platform/artwork/page-content/ink-rules.ts";
import { rewritePage } from "#platform/artwork/page-content/rewrite-page.ts";
import { allPlates } from "#platform/pdf/print-file/inks.ts";
import type { Cutting } from "../../print-job.ts";

/** Inks that every press has. */
const everywhere = ["Cyan", "Magenta", "Yellow", "Black", "None", allPlates.name];

/** A page as its four inks print it: what lies on its plates is over everything, and mixes with nothing. */
function rulesBeside(plates: ReadonlySet<string>): InkRules {
  const usual = artworkRules([]);
  return {
    isPlate: false,
    inkFate: (space) => (space.inks.some((ink) => plates.has(ink)) ? "left-out" : usual.inkFate(space)),
  };
}

/**
 * What of a print file the painter shows otherwise than a press: inks that are not of its press, its cuts or its plates, and inks laid over
 * inks. The document is gone through and is of no other use afterwards.
 */
export function inkDoubts(
  doc: PDFDocument,
  { inks: ofCuts }: Pick<Cutting, "inks">,
  plates: ReadonlySet<string>,
): readonly PrintDoubt[] {
  const known = new Set([...everywhere, ...Object.values(ofCuts).map(({ name }) => name), ...plates]);
  const { inks, mixesInks } = rewritePage(doc, doc.getPage(0), rulesBeside(plates)).facts;
  return [
    ...(mixesInks ? (["overprint"] as const) : []),
    ...([...inks].some((ink) => !known.has(ink)) ? (["spot-ink"] as const) : []),
  ];
}
