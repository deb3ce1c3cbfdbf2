import { compileCatalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CatalogueDocument } from "../../../domain/catalogue/schema.ts";

const compiled = new WeakMap<CatalogueDocument, Catalogue>();

/** The indexes of a page's slice, built once for as long as the page's data lives. */
export const catalogueSlice = (page: {
  readonly document: CatalogueDocument;
  readonly version: string;
}): Catalogue => {
  const known = compiled.get(page.document);
  if (known !== undefined) return known;
  const catalogue = compileCatalogue(page.document, page.version);
  compiled.set(page.document, catalogue);
  return catalogue;
};
