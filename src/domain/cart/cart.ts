import type { Selection } from "#domain/configure/selection.ts";
import type { OrderDays } from "#domain/deliver/order-dates.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { idIn, withId } from "#domain/id-in-query.ts";
import type { Cents } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { AgreedNote, AgreedPrice } from "./agreed-price.ts";
import type { CouponUse } from "./coupon.ts";
import type { PointsUse } from "./points-use.ts";

/** One thing in a cart: what was configured. The last shown price never counts. */
export interface CartLine {
  readonly id: number;
  readonly selection: Selection;
  readonly originPath: string;
  readonly lastShownPrice: Cents;
  /** Of a cart that the staff fill for a customer. */
  readonly agreed?: AgreedPrice | null;
}

/** What a customer asks for the cart as a whole; whether it counts is worked out anew each time. */
export interface CartPreferences {
  readonly couponCode: string | null;
  /** Points to pay with. */
  readonly points: number;
  readonly shippingMethod: string | null;
}

/** A line with its price of now, or why it has none. A line without a price counts for nothing. */
export type PricedLine =
  | {
      readonly line: CartLine;
      readonly row: PricingRow;
      /** The tiers it can be changed to, rising. */
      readonly tiers: readonly PricingRow[];
      /** Why the staff set its price by hand, where they did. */
      readonly agreed?: AgreedNote;
      readonly why: null;
    }
  | { readonly line: CartLine; readonly row: null; readonly why: string };

export interface CartTotals {
  readonly subTotal: Cents;
  readonly couponDiscount: Cents;
  readonly pointDiscount: Cents;
  readonly shippingFee: Cents;
  readonly total: Cents;
  /** Inside the total. */
  readonly gst: Cents;
}

/** A way to ship everything together. */
export type CartShipping = Pick<ShippingOffer, "method" | "cost" | "dispatch" | "delivery"> & OrderDays;

export interface Cart {
  readonly lines: readonly PricedLine[];
  readonly shipping: readonly CartShipping[];
  /** Null while nothing in the cart has a price. */
  readonly chosenShipping: CartShipping | null;
  /** Why it is too heavy to be sent for nothing; null where it is not. */
  readonly tooHeavyText: string | null;
  readonly coupon: CouponUse | null;
  readonly points: PointsUse;
  readonly totals: CartTotals;
}

/** Who has said nothing about the cart as a whole. */
export const noPreferences: CartPreferences = { couponCode: null, points: 0, shippingMethod: null };

/** Items one cart holds; ours, so that reading it stays quick. */
export const CART_LIMIT = 100;

/** A guest's cart and an account's, each as full as it may be, became one; nothing of it is lost, so it can be acted on whole. */
export const MERGED_CART_LIMIT = 2 * CART_LIMIT;

/** The parameter by which a quote page knows that it changes a line of the cart. */
export const CART_ITEM = "cart_item";

/** A configured product's page, opened to change a line; the line it was opened for before does not count. */
export function linePath(id: number, address: string): string {
  return withId(CART_ITEM, id, address);
}

/** The line that a page's query says it changes; null for an ordinary page. */
export function lineIn(query: string): number | null {
  return idIn(CART_ITEM, query);
}
