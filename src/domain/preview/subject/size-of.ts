import type { Selection } from "#domain/configure/selection.ts";
import type { Form } from "./subject.ts";

const FALLBACK_MM = 50;

const millimetresOf = (typed: number | null): number =>
  typed === null || !(typed > 0) ? FALLBACK_MM : typed;

export const sizeOf = ({ size: { widthMm, heightMm } }: Selection) => ({
  widthMm: millimetresOf(widthMm),
  heightMm: millimetresOf(heightMm),
  sizeGiven: (widthMm ?? 0) > 0 && (heightMm ?? 0) > 0,
});

/** Bleed and safety margin, in millimetres. */
export const marginOf = (form: Form): number => (form === "card" || form === "tag" ? 1 : 2);
