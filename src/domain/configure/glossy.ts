import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "./selection.ts";

/** The hidden glossy input: yes with a glossy premium processing, unless the finishing never takes it (quotes-and-accounts.md 4). */
export function glossyOf(catalogue: Catalogue, selection: Selection): "yes" | "no" {
  const glossy = Object.values(selection.addons).some(
    (id) => catalogue.addonItems.get(id)?.item.setsGlossy === true,
  );
  const finishing = selection.finishingId === null ? null : catalogue.finishings.get(selection.finishingId);
  return glossy && finishing?.neverGlossy !== true ? "yes" : "no";
}
