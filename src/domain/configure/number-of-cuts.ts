import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Issue, missingIssue } from "./issue.ts";
import { productShapeOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

/** Cuts per shape lie between these, both included (content-and-lettering.md 5). */
export const MIN_CUTS = 1;
export const MAX_CUTS = 30;

/** Number of Cuts, where the shape asks for it: more than the most can be asked for. */
export function checkNumberOfCuts(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { cutPerShape } = selection;
  const cuts = productShapeOf(catalogue, selection)?.cuts ?? "na";
  if (cuts === "na") return [];
  if (cutPerShape === null || cutPerShape < MIN_CUTS) return [missingIssue("cutPerShape")];
  return cutPerShape > MAX_CUTS
    ? [{ field: "cutPerShape", code: "too-many", severity: "quote", limit: MAX_CUTS }]
    : [];
}
