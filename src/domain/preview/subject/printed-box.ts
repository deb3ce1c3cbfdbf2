import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Selection } from "../../configure/selection.ts";
import { subjectOf } from "./subject-of.ts";

/** What a picture of one's own has to cover: the size and the bleed round it, in millimetres. */
export const printedBox = (
  catalogue: Catalogue,
  selection: Selection,
): { readonly widthMm: number; readonly heightMm: number } => {
  const { widthMm, heightMm, bleedMm } = subjectOf(catalogue, selection);
  return { widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm };
};
