import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { PricingRow } from "./pricing-row.ts";

/** What the `product_pricing_id`s of a selection begin with: the catalogue version and everything chosen but the quantity and the pictures. */
export function pricingIdPrefix(catalogueVersion: string, selection: Selection): string {
  const priced = { ...withoutArtwork(selection), quantity: { custom: false, pieces: null } };
  return `${catalogueVersion.slice(0, 8)}-${selectionHash(priced)}`;
}

/** The end of an id. The price is in it because it can change within a version: when a promotion begins or ends. */
export function pricingIdEnd({ quantity, price }: Pick<PricingRow, "quantity" | "price">): string {
  return `-${quantity}-${price}`;
}

/** Names one price: an id that no longer fits says that the price has changed since. */
export function pricingId(
  catalogueVersion: string,
  selection: Selection,
  row: Pick<PricingRow, "quantity" | "price">,
): string {
  return pricingIdPrefix(catalogueVersion, selection) + pricingIdEnd(row);
}
