import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

/**
 * What a piece is made of, as the shop calls it and its owner counts it: the material of a card or tag, else the product with its finishing,
 * and of lettering with its film.
 */
export function stockName(catalogue: Catalogue, selection: Selection): string {
  const { materialId, finishingId, colourId, lettering } = selection;
  const material = materialId === null ? undefined : catalogue.materials.get(materialId);
  if (material !== undefined) return material.name;
  const finishing = finishingId === null ? undefined : catalogue.finishings.get(finishingId);
  const film = lettering === null || colourId === null ? undefined : catalogue.colours.get(colourId);
  return [productOf(catalogue, selection), finishing, film].flatMap((row) => row?.name ?? []).join(", ");
}
