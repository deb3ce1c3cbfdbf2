import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { formIn } from "./form-of.ts";
import { marginOf, sizeOf } from "./size-of.ts";

/** What a picture of one's own has to cover: the size and the bleed round it, in millimetres. */
export function printedBox(
  catalogue: Catalogue,
  selection: Selection,
): { readonly widthMm: number; readonly heightMm: number; readonly bleedMm: number } {
  const { widthMm, heightMm } = sizeOf(selection);
  const bleedMm = marginOf(formIn(catalogue, selection));
  return { widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm, bleedMm };
}
