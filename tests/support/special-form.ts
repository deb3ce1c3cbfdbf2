import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { chooseSpecial, startSpecial } from "#domain/quote/special-processing/choose-special.ts";
import { specialCatalogue } from "#domain/quote/special-processing/special-catalogue.ts";
import type { SpecialChange, SpecialForm } from "#domain/quote/special-processing/special-form.ts";

/** The shop's catalogue as the Special Processing form sees it, with every product. */
export const special = specialCatalogue(compileCatalogue(catalogueDocument, "test"));
export const scope = wholeShop(special);

/** The form opened on a product, after these clicks. */
export const formOf = (productId: number, ...changes: readonly SpecialChange[]): SpecialForm =>
  changes.reduce(
    (form, change) => chooseSpecial(special, scope, form, change),
    startSpecial(special, scope, { productId }),
  );

export const sized = (widthMm: number | null, heightMm: number | null): SpecialChange => ({
  field: "customSize",
  widthMm,
  heightMm,
});
export const tick = (id: number, chosen = true): SpecialChange => ({ field: "processing", id, chosen });
export const tickOption = (processingId: number, id: number, chosen = true): SpecialChange => ({
  field: "processingOption",
  processingId,
  id,
  chosen,
});
export const onSupply = (id: number): SpecialChange => ({ field: "supply", id });
