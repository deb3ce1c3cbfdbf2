import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FixedSize } from "#domain/catalogue/product.ts";
import type { DimLookup, Shape } from "#domain/catalogue/schema.ts";
import { sizesOf, supplyOf } from "./options/product-rows.ts";
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

type Size = Selection["size"];

/** Whether a shape can have a size; while a side is not typed yet, every shape can. */
export function fitsShape(shape: Shape, { widthMm, heightMm }: Omit<Size, "custom">): boolean {
  if (shape.equalSides === null || widthMm === null || heightMm === null) return true;
  return shape.equalSides === (widthMm === heightMm);
}

function areaOf({ widthMm, heightMm }: Omit<Size, "custom">): number {
  return (widthMm ?? 0) * (heightMm ?? 0);
}

/**
 * The size that a shape brings when it is chosen and the selected one does not fit it: of the listed sizes that do, the
 * one nearest in area, the first of two. Null when none is listed: then the shape cannot be chosen with this size.
 */
export function sizeBroughtBy(catalogue: Catalogue, selection: Selection, shape: Shape): FixedSize | null {
  const wanted = areaOf(selection.size);
  const away = (size: FixedSize): number => Math.abs(areaOf(size) - wanted);
  return sizesOf(catalogue, selection)
    .filter((size) => fitsShape(shape, size))
    .reduce<FixedSize | null>((best, size) => (best === null || away(size) < away(best) ? size : best), null);
}
