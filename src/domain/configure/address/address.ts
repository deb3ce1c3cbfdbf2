import { ADDON_KINDS, LIST_NAMES, type Entries } from "../wire/field-names.ts";
import { type AddressField, type QueryEntry, lookupIn } from "./address-field.ts";
import { artworkField } from "./artwork-field.ts";
import { featuresField, addonField, listField } from "./choice-fields.ts";
import { letteringField } from "./lettering-field.ts";
import { installReadyField, quantityField, setsField, sizeField, fieldInput } from "./field-inputs.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { defaultDesign } from "#domain/lettering/design.ts";
import { defaultSelection, type Start } from "../default-selection.ts";
import type { Scope, Selection } from "../selection.ts";

/** Every part of the address in the order of the cascade: words before their size, size before shape, features after the printed side. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  ...LIST_NAMES.filter((row) => row.field !== "shape").map(listField),
  ...ADDON_KINDS.map(addonField),
  installReadyField,
  letteringField,
  sizeField,
  ...LIST_NAMES.filter((row) => row.field === "shape").map(listField),
  fieldInput("cutPerShape", "cuts", "cut_per_shape"),
  fieldInput("stickersPerSheet", "per_sheet", "ea"),
  featuresField,
  quantityField,
  setsField,
  artworkField,
];

/** The selection an address asks for, from the page's default on. Values that are unknown or not on offer are ignored. */
export function readAddress(
  catalogue: Catalogue,
  scope: Scope,
  entries: Entries,
  start: Start = {},
): Selection {
  const get = lookupIn(entries);
  const context = { catalogue, scope, words: start.words ?? defaultDesign };
  return ADDRESS_FIELDS.reduce(
    (now, field) => field.read(context, now, get),
    defaultSelection(catalogue, scope, start),
  );
}

/**
 * The query (without '?') that leads from the page's default to a selection: only what differs, in words.
 * `readAddress` with the same scope and start reads it back exactly. Needs no further encoding; lists keep their commas (decision 006).
 */
export function writeAddress(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  start: Start = {},
): string {
  const context = { catalogue, scope, words: start.words ?? defaultDesign };
  const written: QueryEntry[] = [];
  let now = defaultSelection(catalogue, scope, start);
  for (const field of ADDRESS_FIELDS) {
    const entries = field.write(context, now, selection);
    if (entries.length === 0) continue;
    written.push(...entries);
    now = field.read(context, now, lookupIn(entries));
  }
  const encoded = (value: string): string => encodeURIComponent(value).replaceAll("%2C", ",");
  return written.map(([name, value]) => `${name}=${encoded(value)}`).join("&");
}

/** The entries of a query that `writeAddress` wrote. */
export function entriesOfQuery(query: string): [string, string][] {
  return query.split("&").map((pair) => {
    const [name = "", value = ""] = pair.split("=").map(decodeURIComponent);
    return [name, value];
  });
}
