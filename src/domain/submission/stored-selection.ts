import { messageOf } from "#domain/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { soldOutSentence } from "#domain/configure/options/sold-out.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";

/** What a choice is called where it is said to have gone. */
const CHOICES: Readonly<Record<string, string>> = {
  cutting_id: "supply",
  shape_id: "shape",
  finishing_id: "finishing",
  adhesive_id: "adhesive",
  material_id: "material",
  printed_side_id: "printed side",
  color_id: "colour",
  premium_processing_id: "premium processing",
  orientation: "roll orientation",
  addon_item_id: "extra",
  install_ready: "install-ready option",
  use_creation_tool: "lettering designer",
  text: "text",
  selected_font: "font",
  align: "alignment",
  lettering: "lettering",
  artwork: "artwork",
  set_names: "name of a set",
  placings: "place of your picture",
  cut_lines: "cut line of your picture",
};

const SIZE_NAMES: ReadonlySet<string> = new Set(["size", "width", "height"]);

function goneSentence(wireField: string): string {
  return wireField === "product_id"
    ? messageOf("product-gone")
    : `The ${CHOICES[wireField] ?? "print feature"} you chose is no longer offered. Change the options or remove it.`;
}

export type StoredSelection =
  | { readonly ok: true; readonly selection: Selection }
  /** Why it cannot be made any more. */
  | { readonly ok: false; readonly why: string };

/** Reads what was stored as strictly as a request: every choice must still be offered by the catalogue of now. */
export function storedSelection(catalogue: Catalogue, stored: Selection): StoredSelection {
  const soldOut = soldOutSentence(catalogue, stored);
  if (soldOut !== null) return { ok: false, why: soldOut };
  const entries = selectionToWire(catalogue, stored);
  // That of words is worked out anew: a face may have been drawn anew since.
  const asked = stored.lettering === null ? entries : entries.filter(([name]) => !SIZE_NAMES.has(name));
  const read = selectionFromWire(catalogue, asked);
  return read.ok ? read : { ok: false, why: goneSentence(Object.keys(read.fields)[0] ?? "") };
}
