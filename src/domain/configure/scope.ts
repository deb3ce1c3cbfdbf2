import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import type { Scope } from "./selection.ts";

/** What a featured item's page sells: its products, then the materials that have pages of their own. */
export function scopeOf(item: FeaturedItem): Scope {
  return {
    productIds: [...new Set([...item.productIds, ...item.materialProductIds])],
    onlySupplyIds: item.onlySupplyIds,
    defaultSupplyId: item.defaultSupplyId,
  };
}

const knownShop = memoizePerCatalogue<Scope>();

/** Everything the catalogue sells: what a request that names no page may choose from. */
export function wholeShop(catalogue: Catalogue): Scope {
  return knownShop(catalogue, "", () => ({
    productIds: catalogue.document.products.map((product) => product.id),
    onlySupplyIds: null,
  }));
}
