import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { gstIn } from "#domain/money.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { agreedOf, agreedRow } from "./agreed-price.ts";
import { cartShipping, cartTooHeavyText } from "./cart-shipping.ts";
import type { Cart, CartLine, CartTotals, CartPreferences, PricedLine } from "./cart.ts";
import { type CouponUses, couponUse } from "./coupon.ts";
import { pointsUse } from "./points-use.ts";

/** What a customer has to pay with beside money: points, and how often the cart's coupon was used before. */
export interface CartMeans {
  readonly balance: number;
  readonly couponUses?: CouponUses;
}

type Parts = Omit<CartTotals, "total" | "gst">;

/** Discounts are taken off the goods, never off the shipping; the tax is worked out once, of the total. */
export function totalsOf(parts: Parts): CartTotals {
  const total = parts.subTotal - parts.couponDiscount - parts.pointDiscount + parts.shippingFee;
  return { ...parts, total, gst: gstIn(total) };
}

/** Prices a line by the catalogue of now, or as it was agreed; or says why it has no price. */
function priceLine(catalogue: Catalogue, line: CartLine, on: CalendarDate): PricedLine {
  const again = pricedAgain(catalogue, line.selection, on);
  if (!again.ok) return { line, row: null, why: again.why };
  const { row, tiers } = again;
  const agreed = agreedOf(line);
  if (agreed === null) return { line, row, tiers, why: null };
  const note = { reason: agreed.reason, usual: row.price };
  return { line, row: agreedRow(row, agreed), tiers, agreed: note, why: null };
}

/** A cart as it stands now: every line priced anew (decision 046), what it costs to ship, and what is taken off. Cents, GST included. */
export function priceCart(
  catalogue: Catalogue,
  lines: readonly CartLine[],
  preferences: CartPreferences,
  { balance, couponUses }: CartMeans,
  moment: ShopMoment,
): Cart {
  const priced = lines.map((line) => priceLine(catalogue, line, moment.date));
  const counting = priced.filter((one) => one.row !== null);
  const subTotal = counting.reduce((sum, { row }) => sum + row.price, 0);
  const selections = counting.map(({ line }) => line.selection);
  const goods = counting.map(({ line, row }) => ({ productId: line.selection.productId, price: row.price }));
  const shipping = cartShipping(catalogue, selections, subTotal, moment);
  const chosenShipping =
    shipping.find(({ method }) => method === preferences.shippingMethod) ?? shipping[0] ?? null;
  const coupon =
    preferences.couponCode === null
      ? null
      : couponUse(catalogue, preferences.couponCode, goods, moment.date, couponUses);
  const couponDiscount = coupon?.discount ?? 0;
  const points = pointsUse(preferences.points, balance, subTotal - couponDiscount);
  const totals = totalsOf({
    subTotal,
    couponDiscount,
    pointDiscount: points.discount,
    shippingFee: chosenShipping?.cost ?? 0,
  });
  return {
    lines: priced,
    shipping,
    chosenShipping,
    tooHeavyText: cartTooHeavyText(catalogue, selections),
    coupon,
    points,
    totals,
  };
}
