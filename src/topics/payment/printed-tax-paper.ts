import type { Shop } from "#domain/catalogue/schema.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CartTotals } from "#domain/cart/cart.ts";
import type { PrintedLogo } from "#platform/pdf/shop-logo.ts";
import type { OrderPlace } from "#domain/order/order-places.ts";

/** What a paper charges or takes back; money in cents, GST included. */
export interface PrintedCharge {
  readonly title: string;
  /** "2 sets of 250 pcs"; "" where there is none. */
  readonly quantity: string;
  readonly price: number;
}

/** A tax invoice or a credit note with everything its document shows. */
export interface PrintedTaxPaper {
  readonly title: "Tax invoice" | "Credit note";
  readonly number: string;
  readonly issued: CalendarDate;
  readonly orderNo: string;
  /** "" where none was given. */
  readonly poNumber: string;
  readonly billTo: OrderPlace;
  readonly charges: readonly PrintedCharge[];
  readonly totals: CartTotals;
  /** They are those of the whole order; else of a part of it, which has no shipping and no discounts of its own. */
  readonly isWhole: boolean;
  /** What stands below the sums. */
  readonly words: string;
  readonly shop: Shop;
  /** In the place of the mark. */
  readonly logo?: PrintedLogo | null;
  /** The shop's public address. */
  readonly origin: string;
}
