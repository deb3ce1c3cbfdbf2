import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Press } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { productOf, supplyOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type AcrossWeb, type PressLayout, layoutsOf } from "./imposition.ts";

/** The press a selection is printed on: its supply's, or that of a product without supplies. */
export function pressOf(catalogue: Catalogue, selection: Selection): Press {
  const code = supplyOf(catalogue, selection)?.press ?? productOf(catalogue, selection).press;
  const press = catalogue.presses.get(code ?? "");
  if (press === undefined) throw new Error(`Product ${selection.productId} has no press`);
  return press;
}

export function acrossWebOf(catalogue: Catalogue, selection: Selection): AcrossWeb {
  for (const id of Object.values(selection.addons)) {
    const across = catalogue.addonItems.get(id)?.item.acrossWeb;
    if (across !== undefined) return across;
  }
  return null;
}

/** The ways a selection's pieces lie on the stock of its press; none while the size is missing or does not fit. */
export function layoutsFor(catalogue: Catalogue, selection: Selection): readonly PressLayout[] {
  const { widthMm, heightMm } = selection.size;
  if (widthMm === null || heightMm === null) return [];
  return layoutsOf(pressOf(catalogue, selection), { widthMm, heightMm }, acrossWebOf(catalogue, selection));
}
