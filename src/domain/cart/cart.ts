import type { Selection } from "#domain/configure/selection.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { Cents } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { CouponUse } from "./coupon.ts";
import type { PointsUse } from "./points-use.ts";

/** One thing in a cart: what was configured. The told price is what the customer last saw; it never counts. */
export interface CartLine {
  readonly id: number;
  readonly selection: Selection;
  readonly originPath: string;
  readonly toldPrice: Cents;
}

/** What a customer asks for the cart as a whole; whether it counts is worked out anew each time. */
export interface CartWish {
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
export type CartShipping = Pick<ShippingOffer, "method" | "cost" | "dispatch" | "delivery">;

export interface Cart {
  readonly lines: readonly PricedLine[];
  readonly shipping: readonly CartShipping[];
  /** Null while nothing in the cart has a price. */
  readonly chosenShipping: CartShipping | null;
  readonly coupon: CouponUse | null;
  readonly points: PointsUse;
  readonly totals: CartTotals;
}
