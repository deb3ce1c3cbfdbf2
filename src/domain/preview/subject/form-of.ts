import type { Product } from "#domain/catalogue/product.ts";
import type { Supply } from "#domain/catalogue/choice.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ProductForm } from "./subject.ts";

/** Pictures are keyed by slug, as their files are; a supply the pictures do not know is drawn by its facts. */
const bySlug: Readonly<Record<string, ProductForm>> = {
  "die-cut": "die-cut",
  "kiss-cut": "kiss-cut",
  "thomson-cut": "thomson",
  sheet: "sheet",
  "multi-cut-sheet": "multi-cut",
  "assorted-sheet": "assorted",
  "counted-sheet": "counted",
  roll: "roll",
};

/** What is sold with auxiliary film, install-ready or not, is a decal; and so is film that is cut from a file instead of words. */
export function formOf(
  product: Product,
  supply: Supply | undefined,
  { installReady, lettering, artwork }: Pick<Selection, "artwork" | "installReady" | "lettering">,
): ProductForm {
  if (product.kind === "card" || product.kind === "tag") return product.kind;
  if (product.kind === "lettering") return lettering === null && artwork !== null ? "transfer" : "lettering";
  if (installReady !== null) return "transfer";
  if (supply === undefined) return "die-cut";
  if (supply.onRoll) return "roll";
  if (supply.onTape) return "transfer";
  const known = bySlug[supply.slug];
  if (known !== undefined) return known;
  return supply.asksStickersPerSheet ? "counted" : supply.soldOn === "sheet" ? "sheet" : "die-cut";
}

/** The form of what is configured. */
export function formIn(catalogue: Catalogue, selection: Selection): ProductForm {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`no product ${selection.productId} in this catalogue`);
  const supply = selection.supplyId === null ? undefined : catalogue.supplies.get(selection.supplyId);
  return formOf(product, supply, selection);
}

/** Letters are cut from plain vinyl: a picture has no place on them. */
export function takesPicture(catalogue: Catalogue, selection: Selection): boolean {
  return formIn(catalogue, selection) !== "lettering";
}

/** Forms whose size is the whole sheet's. */
export function isSheet(form: ProductForm): boolean {
  return form === "sheet" || form === "multi-cut" || form === "counted" || form === "assorted";
}
