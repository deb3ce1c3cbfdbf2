import { catalogueDocument } from "#catalogue/catalogue.ts";
import { type Catalogue, compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";

/** A copy of the demonstration catalogue after a change. */
export function changedDocument(change: (document: CatalogueDocument) => void): CatalogueDocument {
  const document = structuredClone(catalogueDocument);
  change(document);
  return document;
}

export function changedCatalogue(change: (document: CatalogueDocument) => void): Catalogue {
  return compileCatalogue(changedDocument(change), "changed");
}
