import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";

/** The demonstration shop, whose pictures these are. */
export const catalogue = compileCatalogue(catalogueDocument, "pictures");
