import { indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import type { QuotePage } from "./quote-page.types.ts";

/** More than the shop has pages; the server drops those of catalogues that are no longer sold from. */
const MOST_KEPT = 40;
const compiled = new Map<string, Catalogue>();

/** The catalogue of a page: read and indexed once, also when the page's data are loaded again. */
export function catalogueSlice({ document, version }: Pick<QuotePage, "document" | "version">): Catalogue {
  const known = compiled.get(document);
  if (known?.version === version) return known;
  const catalogue = indexCatalogue(JSON.parse(document) as PricedDocument, version);
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(document, catalogue);
  return catalogue;
}
