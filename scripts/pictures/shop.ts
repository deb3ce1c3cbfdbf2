import { catalogueDocument } from "../../src/catalogue/catalogue.ts";
import { compileCatalogue } from "../../src/domain/catalogue/catalogue.ts";

/** The demonstration shop, whose pictures these are. */
export const catalogue = compileCatalogue(catalogueDocument, "pictures");
