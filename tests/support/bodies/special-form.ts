import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { chooseSpecial, startSpecial } from "#domain/special-processing/choose-special.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import type { SpecialChange, SpecialForm } from "#domain/special-processing/special-form.ts";

/** The shop's catalogue as the Special Processing form sees it, with every product. */
export const special = specialCatalogue(compileCatalogue(catalogueDocument, "test"));
export const scope = wholeShop(special);

/** The form opened on a product, after these clicks. */
export function formOf(productId: number, ...changes: readonly SpecialChange[]): SpecialForm {
  return changes.reduce(
    (form, change) => chooseSpecial(special, scope, form, change),
    startSpecial(special, scope, { productId }),
  );
}

export function sized(widthMm: number | null, heightMm: number | null): SpecialChange {
  return {
    field: "customSize",
    widthMm,
    heightMm,
  };
}
export function tick(id: number, chosen = true): SpecialChange {
  return { field: "processing", id, chosen };
}
export function tickOption(processingId: number, id: number, chosen = true): SpecialChange {
  return {
    field: "processingOption",
    processingId,
    id,
    chosen,
  };
}
export function onSupply(id: number): SpecialChange {
  return { field: "supply", id };
}
