import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { pricingId } from "#domain/price/pricing-id.ts";
import { formatDollars, toDollars } from "#domain/money.ts";
import { lineIn } from "#domain/cart/cart.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import type { Refused } from "#calls/make-call.ts";
import { pageIds } from "#domain/seo/page-at.ts";
import { currentVisitor } from "#web/calls/visitor-store.ts";

/** What is configured, with the price and the shipping that were shown beside it. */
export interface ConfiguredProduct {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly product: Product;
  /** Null when it has no price. */
  readonly row: PricingRow | null;
  /** How it is to be shipped; null while it has no price. */
  readonly wished: ShippingOffer | null;
}

/** The status of a price that no longer holds. */
export const PRICE_CHANGED = 409;

/** The fields of a submission (banner.md 3): what is configured and what was shown; the shop works the price out itself. */
export function cartProduct(
  { catalogue, selection, row, wished }: ConfiguredProduct,
  { pathname, search }: Pick<Location, "pathname" | "search">,
) {
  const lineId = lineIn(search);
  const { quantity, ...product } = quoteData(catalogue, selection);
  const guest = currentVisitor()?.guest;
  return {
    ...product,
    select_quantity: quantity,
    ...pageIds(catalogue, pathname),
    ...(row && {
      product_pricing_id: pricingId(catalogue.version, selection, row),
      cost: toDollars(row.price),
    }),
    ...(wished && {
      shipping_method_id: wished.id,
      method: wished.method,
      printing_days: wished.printingDays,
      shipping_days: wished.shippingDays,
      shipping_cost: toDollars(wished.cost),
    }),
    ...(lineId !== null && { cart_item_id: lineId }),
    ...(guest && { guest_id: guest.id }),
    origin_path: pathname + search,
  };
}

export type CartProduct = ReturnType<typeof cartProduct>;

/** Why something was not added when another product is configured by now. */
export function otherRefusal({ product }: ConfiguredProduct, { message }: Refused): readonly string[] {
  return [`${product.name} was not added to your cart.`, message];
}

/** Why it was not added, in sentences: the new price, what the fields say, or what is wrong with the whole. */
export function refusalMessages({ fields, message, error }: Refused): readonly string[] {
  const price = (error.pricing_row as { readonly price?: number } | undefined)?.price;
  if (price !== undefined)
    return [`The price has changed: it is ${formatDollars(price)} now. Press the button again to take it.`];
  const ofFields = [...new Set(Object.values(fields))];
  return ofFields.length > 0 ? ofFields : [message];
}
