import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ShopMoment } from "../../deliver/processing-day.ts";
import type { Cents } from "../../money.ts";
import { gstIn } from "../quotation/gst.ts";
import { cartShipping } from "./cart-shipping.ts";
import type { Cart, CartLine, CartTotals, CartWish } from "./cart.types.ts";
import { couponUse } from "./coupon.ts";
import { pointsUse } from "./points-use.ts";
import { priceLine } from "./price-line.ts";

interface Parts {
  readonly subTotal: Cents;
  readonly couponDiscount: Cents;
  readonly pointDiscount: Cents;
  readonly shippingFee: Cents;
}

/** Discounts are taken off the goods, never off the shipping; the tax is worked out once, of the total. */
export const totalsOf = (parts: Parts): CartTotals => {
  const total = parts.subTotal - parts.couponDiscount - parts.pointDiscount + parts.shippingFee;
  return { ...parts, total, gst: gstIn(total) };
};

/** A cart as it stands now: every line priced anew, what it costs to ship, and what is taken off. Cents, GST included. */
export const priceCart = (
  catalogue: Catalogue,
  lines: readonly CartLine[],
  wish: CartWish,
  balance: number,
  moment: ShopMoment,
): Cart => {
  const priced = lines.map((line) => priceLine(catalogue, line, moment.date));
  const counting = priced.filter((one) => one.row !== null);
  const subTotal = counting.reduce((sum, { row }) => sum + row.price, 0);
  const selections = counting.map(({ line }) => line.selection);
  const shipping = cartShipping(catalogue, selections, subTotal, moment);
  const chosenShipping = shipping.find(({ method }) => method === wish.shippingMethod) ?? shipping[0] ?? null;
  const coupon =
    wish.couponCode === null ? null : couponUse(catalogue, wish.couponCode, subTotal, moment.date);
  const couponDiscount = coupon?.discount ?? 0;
  const points = pointsUse(wish.points, balance, subTotal - couponDiscount);
  const totals = totalsOf({
    subTotal,
    couponDiscount,
    pointDiscount: points.discount,
    shippingFee: chosenShipping?.cost ?? 0,
  });
  return { lines: priced, shipping, chosenShipping, coupon, points, totals };
};
