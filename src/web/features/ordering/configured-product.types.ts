import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";

/** What is configured, with the price and the shipping that were shown beside it. */
export interface ConfiguredProduct {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly product: Product;
  /** Null when it has no price. */
  readonly row: PricingRow | null;
  readonly shipping: readonly ShippingOffer[];
}
