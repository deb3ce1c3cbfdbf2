import { selectionHash } from "../configure/selection-hash.ts";
import type { Selection } from "../configure/selection.ts";

/** What the `product_pricing_id`s of a selection begin with: the catalogue version and everything chosen but the quantity. */
export const pricingIdPrefix = (catalogueVersion: string, selection: Selection): string =>
  `${catalogueVersion.slice(0, 8)}-${selectionHash({ ...selection, quantity: { custom: false, pieces: null } })}`;

/** Names one price: an id that no longer fits says that the price has changed since. */
export const pricingId = (catalogueVersion: string, selection: Selection, quantity: number): string =>
  `${pricingIdPrefix(catalogueVersion, selection)}-${quantity}`;
