import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isListedSets } from "../limits.ts";
import type { Change, Selection } from "../selection.ts";
import { quantitiesOf } from "./product-rows.ts";

/** A number of pieces as the form takes it: a tier is chosen, any other number is typed. */
export function quantityChange(
  catalogue: Catalogue,
  selection: Selection,
  pieces: number,
): Extract<Change, { field: "quantity" | "customQuantity" }> {
  return quantitiesOf(catalogue, selection).includes(pieces)
    ? { field: "quantity", pieces }
    : { field: "customQuantity", pieces };
}

/** A number of sets as the form takes it. */
export function setsChange(count: number): Extract<Change, { field: "sets" | "customSets" }> {
  return isListedSets(count) ? { field: "sets", count } : { field: "customSets", count };
}
