import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";

/** Numbers that could be a shop's: one that has them issues invoices. */
export const ownNumbers = {
  gstNumber: "136-410-132",
  bankAccount: { name: "Kisscut Ltd", number: "12-3456-0123456-00" },
} as const;

/** What a shop of the tests sells: it has set itself up. */
export const soldDocument: CatalogueDocument = {
  ...catalogueDocument,
  shop: { ...catalogueDocument.shop, ...ownNumbers },
};

/** A copy of it after a change. */
export function soldAfter(change: (document: CatalogueDocument) => void): CatalogueDocument {
  const document = structuredClone(soldDocument);
  change(document);
  return document;
}
