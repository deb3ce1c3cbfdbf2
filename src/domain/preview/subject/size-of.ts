import { marginMm } from "#domain/artwork/margins.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ProductForm } from "./subject.ts";

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
