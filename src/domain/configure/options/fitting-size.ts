import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FixedSize } from "#domain/catalogue/product.ts";
import type { Shape } from "#domain/catalogue/schema.ts";
import type { Selection } from "../selection.ts";
import { sizesOf } from "./product-rows.ts";

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
