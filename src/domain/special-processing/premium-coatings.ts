import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import { addonGroupsOf, productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";

/** Whether the premium processing chosen stands at the place of the list with which the coating goes: the second. */
function premiumAtPlace(catalogue: Catalogue, selection: Selection): boolean {
  return addonGroupsOf(catalogue, selection).some(({ group, items }) => {
    if (group.kind !== "premium-processing") return false;
    const place = items.findIndex((item) => item.id === selection.addons[group.code]) + 1;
    return place === catalogue.document.premiumCoating.atPosition;
  });
}

/** The Premium Coatings of a selection (quotes-and-accounts.md 4): hologram and clear stock, with the second premium processing. */
export function premiumCoatings(catalogue: Catalogue, selection: Selection): readonly Choice[] {
  const finishing = catalogue.finishings.get(selection.finishingId ?? 0);
  const takesIt = productOf(catalogue, selection).takesPremiumCoating || finishing?.takesPremiumCoating;
  return takesIt && premiumAtPlace(catalogue, selection) ? catalogue.document.premiumCoating.choices : [];
}
