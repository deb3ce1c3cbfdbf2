import type { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import { artworkRules, type InkRules } from "#platform/artwork/page-content/printing-rules.ts";
import { rewritePage } from "#platform/artwork/page-content/rewrite-page.ts";
import { alonePage } from "#platform/artwork/reader/document/open-document.ts";
import { allPlates } from "#platform/pdf/print-file/inks.ts";
import type { Cutting } from "../../print-job.ts";

/** Inks that every press has. */
const everywhere = ["Cyan", "Magenta", "Yellow", "Black", "None", allPlates.name];

/** A page as its four inks print it: what lies on its plates is over everything, and mixes with nothing, and lines are cut. */
function rulesBeside(ofShop: ReadonlySet<string>): InkRules {
  const usual = artworkRules([]);
  return {
    isPlate: false,
    inkFate: (space) => (space.inks.some((ink) => ofShop.has(ink)) ? "left-out" : usual.inkFate(space)),
  };
}

interface FoundInks {
  readonly doubts: readonly PrintDoubt[];
  /** A file of what its four inks print, where some are laid over others; else null. */
  readonly mixed: Uint8Array | null;
}

export const noInks: FoundInks = { doubts: [], mixed: null };

/**
 * What of a print file the painter shows otherwise than a press: inks that are not of its press, its cuts or its plates, and inks laid over
 * inks. The document is gone through and is of no other use afterwards.
 */
export async function findInks(
  doc: PDFDocument,
  { inks: ofCuts }: Pick<Cutting, "inks">,
  plates: ReadonlySet<string>,
): Promise<FoundInks> {
  const ofShop = new Set([...Object.values(ofCuts).map(({ name }) => name), ...plates]);
  const { inks, mixesInks } = rewritePage(doc, doc.getPage(0), rulesBeside(ofShop)).facts;
  const isUnknown = [...inks].some((ink) => !everywhere.includes(ink) && !ofShop.has(ink));
  return { doubts: isUnknown ? ["spot-ink"] : [], mixed: mixesInks ? await alonePage(doc.getPage(0)) : null };
}
