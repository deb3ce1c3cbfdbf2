import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { FEATURE_SIDES } from "#domain/configure/wire/field-names.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";

/** What may be of digits alone and is no number. */
const words: ReadonlySet<string> = new Set(["text", "artwork"]);

export type QuoteData = Readonly<Record<string, string | number | readonly number[]>>;

/**
 * A configured product as a JSON body: what `cart/add` and `compare` take (quotes-and-accounts.md 3). Ids and counts are
 * numbers, words to be cut are text; print features stand in the lists na, front and back.
 */
export function quoteData(catalogue: Catalogue, selection: Selection): QuoteData {
  return {
    ...Object.fromEntries(
      selectionToWire(catalogue, selection)
        .filter(([name]) => !name.startsWith("print_features"))
        .map(([name, value]) => [name, !words.has(name) && /^\d+$/.test(value) ? Number(value) : value]),
    ),
    ...Object.fromEntries(FEATURE_SIDES.map((side) => [side, selection.printFeatures[side]])),
  };
}
