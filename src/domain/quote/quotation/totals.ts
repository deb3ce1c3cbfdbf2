import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Selection } from "../../configure/selection.ts";
import { isFreeShipping, shippingRowsFor } from "../../deliver/shipping-choices.ts";
import type { Cents } from "../../money.ts";

export interface Totals {
  readonly subTotal: Cents;
  readonly shippingFee: Cents;
  readonly pointDiscount: Cents;
  readonly couponDiscount: Cents;
  readonly totalPrice: Cents;
}

export interface PricedItem {
  readonly selection: Pick<Selection, "productId" | "finishingId">;
  readonly price: Cents;
}

export interface Discounts {
  readonly points: Cents;
  readonly coupon: Cents;
}

export const noDiscounts: Discounts = { points: 0, coupon: 0 };

/**
 * One parcel: free from the shop's subtotal on; below it the dearest first shipping option among the items that do not
 * always ship free (quotes-and-accounts.md 9).
 */
export const shippingFeeOf = (catalogue: Catalogue, items: readonly PricedItem[], subTotal: Cents): Cents =>
  Math.max(
    0,
    ...items
      .filter(({ selection }) => !isFreeShipping(catalogue, selection, subTotal))
      .map(({ selection }) => shippingRowsFor(catalogue, selection)[0]?.cost ?? 0),
  );

/** The sums under some items, in cents, GST included. A discount takes no more than the goods cost; the coupon goes first. */
export const totalsOf = (
  catalogue: Catalogue,
  items: readonly PricedItem[],
  discounts: Discounts = noDiscounts,
): Totals => {
  const subTotal = items.reduce((sum, { price }) => sum + price, 0);
  const shippingFee = shippingFeeOf(catalogue, items, subTotal);
  const couponDiscount = Math.min(discounts.coupon, subTotal);
  const pointDiscount = Math.min(discounts.points, subTotal - couponDiscount);
  const totalPrice = subTotal + shippingFee - couponDiscount - pointDiscount;
  return { subTotal, shippingFee, pointDiscount, couponDiscount, totalPrice };
};
