import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { fitsShape } from "#domain/configure/size-limits.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { Change, Selection } from "../selection.ts";
import { optionsOf } from "./options-of.ts";

/** What is changed to order a size as a rectangle, or as a square where its sides are equal; null where no such shape is offered. */
export function straightChanges(
  catalogue: Catalogue,
  selection: Selection,
  size: SizeMm,
): readonly Change[] | null {
  const scope = { productIds: [selection.productId], onlySupplyIds: null };
  const straight = optionsOf(catalogue, scope, selection, "shape")
    .map(({ row }) => catalogue.shapes.get(row.id))
    .find((shape) => shape?.outline === "rectangle" && fitsShape(shape, size));
  return straight === undefined
    ? null
    : [
        { field: "shape", id: straight.id },
        { field: "customSize", ...size },
      ];
}
