import type { AddonGroup } from "#domain/catalogue/choice.ts";
import type { DesignFields } from "#domain/lettering/designs/lettering-designs.ts";
import type { ListField } from "../options/options-of.ts";

export type Entries = Iterable<readonly [string, string]>;

/** The option lists in cascade order with their names on the wire and in the address. */
export const LIST_NAMES = [
  { field: "product", wire: "product_id", address: "product" },
  { field: "supply", wire: "cutting_id", address: "supply" },
  { field: "finishing", wire: "finishing_id", address: "finishing" },
  { field: "adhesive", wire: "adhesive_id", address: "adhesive" },
  { field: "material", wire: "material_id", address: "material" },
  { field: "printedSide", wire: "printed_side_id", address: "sides" },
  { field: "colour", wire: "color_id", address: "colour" },
  { field: "shape", wire: "shape_id", address: "shape" },
] as const satisfies readonly { field: ListField; wire: string; address: string }[];

/** The parts of a lettering design, with their names on the wire and in the address. */
export const DESIGN_NAMES = {
  text: { wire: "text", address: "text" },
  font: { wire: "selected_font", address: "font" },
  align: { wire: "align", address: "align" },
  rest: { wire: "lettering", address: "lettering" },
} as const satisfies Record<keyof DesignFields, { wire: string; address: string }>;

/** The add-on groups by kind, with their names on the wire and in the address. */
export const ADDON_NAMES = {
  "premium-processing": { wire: "premium_processing_id", address: "premium" },
  orientation: { wire: "orientation", address: "orientation" },
  other: { wire: "addon_item_id", address: "addon" },
} as const satisfies Record<AddonGroup["kind"], { wire: string; address: string }>;

export const ADDON_KINDS = Object.keys(ADDON_NAMES) as readonly AddonGroup["kind"][];

export const FEATURE_SIDES = ["na", "front", "back"] as const;

/** "50x75" as two numbers of at most six digits; null for anything else. */
export function parseSize(text: string): { readonly widthMm: number; readonly heightMm: number } | null {
  const found = /^(\d{1,6})x(\d{1,6})$/.exec(text);
  return found ? { widthMm: Number(found[1]), heightMm: Number(found[2]) } : null;
}

/** Digits as a number; null for anything else or more than `length` digits. */
export function parseDigits(text: string, length: number): number | null {
  return /^\d+$/.test(text) && text.length <= length ? Number(text) : null;
}
