import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { DimLookup } from "#domain/catalogue/schema.ts";
import { supplyOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

/**
 * Smallest and largest size of a product on a supply (null: products without one): the product's own where it has them; of
 * several rows the one for these sides.
 */
export function dimLookupFor(
  catalogue: Catalogue,
  { productId, supplyId }: Pick<Selection, "productId" | "supplyId">,
  sides: { readonly widthMm: number; readonly heightMm: number },
): DimLookup | null {
  const all = catalogue.dimLookups.get(supplyId) ?? [];
  const its = all.filter((row) => row.productId === productId);
  const rows = its.length > 0 ? its : all.filter((row) => row.productId === null);
  const equal = sides.widthMm === sides.heightMm;
  const own = rows.find((row) => row.equalSides === equal);
  return own ?? rows.find((row) => row.equalSides === null) ?? rows[0] ?? null;
}

/**
 * Millimetres the web leaves for the side of a label that lies across it, with which side that is;
 * null when the job does not run on a web or no orientation is chosen.
 */
export function acrossWebLimit(
  catalogue: Catalogue,
  selection: Selection,
): { readonly side: "width" | "height"; readonly maxMm: number } | null {
  const press = catalogue.presses.get(supplyOf(catalogue, selection)?.press ?? "");
  if (press?.kind !== "web") return null;
  const side = Object.values(selection.addons)
    .map((id) => catalogue.addonItems.get(id)?.item.acrossWeb)
    .find((across) => across !== undefined);
  return side === undefined ? null : { side, maxMm: press.widthMm - 2 * press.edgeMm };
}
