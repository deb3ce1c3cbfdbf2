import { formatDate } from "#domain/calendar-date.ts";
import { toDollars } from "#domain/money.ts";
import { pricingId } from "#domain/price/pricing-id.ts";
import { linePath } from "#domain/cart/cart.ts";
import { POINT_VALUE } from "#domain/cart/points-use.ts";
import type { Services } from "#topics/services.ts";
import { describeLine } from "./line-words.ts";
import type { ReadCart, PricedLineView } from "./read-cart.ts";
import { artworkSlotsToWire } from "#topics/artwork/artwork-to-wire.ts";
import { priceToWire } from "#topics/pricing/pricing-to-wire.ts";
import type { ReplyTo } from "#contract/calls.ts";

type WireCart = ReplyTo<"GET cart">;
type WireItem = WireCart["cart_items"][number];

/** What a line says whether it has a price or not. */
function described(
  services: Pick<Services, "catalogue">,
  { line, catalogue }: PricedLineView,
  artwork: ReadCart["artwork"],
) {
  const { id, selection, lastShownPrice } = line;
  const { address, artworkAddress, ...words } = describeLine(services.catalogue.current(), catalogue, line);
  return {
    id,
    product_id: selection.productId,
    ...words,
    quantity: selection.quantity.pieces ?? 0,
    kinds: selection.sets.count ?? 1,
    told_price: toDollars(lastShownPrice),
    path: address && linePath(id, address),
    artwork_path: artworkAddress && linePath(id, artworkAddress),
    artwork: catalogue.products.has(selection.productId)
      ? artworkSlotsToWire(catalogue, selection, artwork)
      : [],
  };
}

function itemToWire(
  services: Pick<Services, "catalogue">,
  shown: PricedLineView,
  artwork: ReadCart["artwork"],
): WireItem {
  const words = described(services, shown, artwork);
  if (shown.row === null)
    return {
      ...words,
      price: null,
      unit_price: null,
      product_pricing_id: null,
      message: shown.why,
      quantities: [],
    };
  const { row, line, catalogue, tiers } = shown;
  return {
    ...words,
    ...priceToWire(row, words.kinds),
    product_pricing_id: pricingId(catalogue.version, line.selection, row),
    message: null,
    quantities: tiers.map(({ quantity, price }) => ({ quantity, price: toDollars(price) })),
  };
}

/** A cart in wire names; money as dollars with at most two decimals. */
export function cartToWire(services: Pick<Services, "catalogue">, cart: ReadCart): WireCart {
  const { totals, coupon, points } = cart;
  return {
    cart_items: cart.lines.map((line) => itemToWire(services, line, cart.artwork)),
    count: cart.lines.length,
    shipping: cart.shipping.map(({ method, cost, dispatch, delivery }) => ({
      method,
      cost: toDollars(cost),
      shipping_date: { quote_page: formatDate(delivery), dispatch, delivery },
    })),
    shipping_method: cart.chosenShipping?.method ?? null,
    free_shipping_from: toDollars(services.catalogue.current().document.shop.freeShippingFrom),
    shipping_note: cart.tooHeavyText,
    coupon: coupon && { code: coupon.code, name: coupon.name, message: coupon.why },
    points: {
      balance: points.balance,
      wished: points.requested,
      used: points.used,
      value: toDollars(POINT_VALUE),
    },
    sub_total: toDollars(totals.subTotal),
    coupon_discount: toDollars(totals.couponDiscount),
    point_discount: toDollars(totals.pointDiscount),
    shipping_fee: toDollars(totals.shippingFee),
    total_price: toDollars(totals.total),
    gst: toDollars(totals.gst),
  };
}
