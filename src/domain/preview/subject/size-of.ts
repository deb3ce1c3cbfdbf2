import { marginMm } from "#domain/artwork/margins.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ProductForm } from "./subject.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { formIn } from "./form-of.ts";

const FALLBACK_MM = 50;

function millimetresOf(typed: number | null): number {
  return typed === null || !(typed > 0) ? FALLBACK_MM : typed;
}

export function sizeOf({ size: { widthMm, heightMm } }: Selection) {
  return {
    widthMm: millimetresOf(widthMm),
    heightMm: millimetresOf(heightMm),
    sizeGiven: (widthMm ?? 0) > 0 && (heightMm ?? 0) > 0,
  };
}

/** Bleed and safety margin, in millimetres. */
export function marginOf(form: ProductForm): number {
  return form === "card" || form === "tag" ? marginMm.card : marginMm.sticker;
}

/** What a picture of one's own has to cover: the size and the bleed round it, in millimetres. */
export function printedBox(
  catalogue: Catalogue,
  selection: Selection,
): { readonly widthMm: number; readonly heightMm: number; readonly bleedMm: number } {
  const { widthMm, heightMm } = sizeOf(selection);
  const bleedMm = marginOf(formIn(catalogue, selection));
  return { widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm, bleedMm };
}
