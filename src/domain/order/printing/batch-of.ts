import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf, supplyOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { pressOf } from "#domain/price/press-layouts.ts";

/** What lines have in common that are printed one after the other, in words; "" for nothing. */
export interface PrintBatchOf {
  readonly material: string;
  readonly finishing: string;
  /** The press, and how it prints. */
  readonly way: string;
}

function joined(names: readonly (string | undefined | false)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== "").join(", ");
}

/** The batch of a selection. Words, not ids: orders of two versions of the catalogue lie together as long as they say the same. */
export function batchOf(catalogue: Catalogue, selection: Selection): PrintBatchOf {
  const nameIn = (rows: ReadonlyMap<number, { readonly name: string }>, id: number | null) =>
    id === null ? undefined : rows.get(id)?.name;
  const colour = nameIn(catalogue.colours, selection.colourId);
  const isCut = selection.lettering !== null;
  return {
    material: joined([
      productOf(catalogue, selection).name,
      nameIn(catalogue.materials, selection.materialId),
      isCut && colour,
      nameIn(catalogue.adhesives, selection.adhesiveId),
    ]),
    finishing: nameIn(catalogue.finishings, selection.finishingId) ?? "",
    way: joined([
      pressOf(catalogue, selection).name,
      supplyOf(catalogue, selection)?.name,
      !isCut && colour,
      nameIn(catalogue.printedSides, selection.printedSideId),
    ]),
  };
}
