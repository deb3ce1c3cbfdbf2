import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { StockFact } from "#domain/catalogue/stock-facts.ts";
import { productOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

interface WithFacts {
  readonly facts?: readonly string[] | undefined;
}

/** What any of the rows is fit for; in the catalogue's order, each once. */
export function factsOfRows(
  catalogue: Catalogue,
  rows: readonly (WithFacts | undefined)[],
): readonly StockFact[] {
  const codes = new Set(rows.flatMap((row) => row?.facts ?? []));
  return catalogue.document.stockFacts.filter(({ code }) => codes.has(code));
}

/** What a selection is fit for by its stock, finish, adhesive and laminate. */
export function stockFactsOf(catalogue: Catalogue, selection: Selection): readonly StockFact[] {
  return factsOfRows(catalogue, [
    productOf(catalogue, selection),
    catalogue.materials.get(selection.materialId ?? 0),
    catalogue.finishings.get(selection.finishingId ?? 0),
    catalogue.adhesives.get(selection.adhesiveId ?? 0),
    ...Object.values(selection.addons).map((id) => catalogue.addonItems.get(id)?.item),
  ]);
}
