import type { z } from "zod";
import { formatDate } from "../../../domain/calendar-date.ts";
import {
  isFreeShipping,
  shippingChoices,
  type ShippingOffer,
} from "../../../domain/deliver/shipping-choices.ts";
import { type Cents, toDollars } from "../../../domain/money.ts";
import { pricingIdEnd, pricingIdPrefix } from "../../../domain/price/pricing-id.ts";
import type { PricingRow } from "../../../domain/price/pricing-row.ts";
import type { PricedSelection } from "../../services/pricing/price-selection.ts";
import type { pricingRowSchema, shippingSchema } from "./pricing-data.schema.ts";

type WireRow = z.output<typeof pricingRowSchema>;
type WireShipping = z.output<typeof shippingSchema>;

export const shippingToWire = (offer: ShippingOffer): WireShipping => ({
  id: offer.id,
  method: offer.method,
  printing_days: offer.printingDays,
  shipping_days: offer.shippingDays,
  cost: toDollars(offer.cost),
  shipping_group: offer.shippingGroup,
  shipping_date: {
    quote_page: formatDate(offer.delivery),
    dispatch: offer.dispatch,
    delivery: offer.delivery,
  },
});

/** Shipping depends on the price only through free shipping, so its dates are computed at most twice per answer. */
const shippingByPrice = ({ catalogue, selection, moment }: PricedSelection) => {
  const known = new Map<boolean, WireShipping[]>();
  return (price: Cents): WireShipping[] => {
    const free = isFreeShipping(catalogue, selection, price);
    const kept = known.get(free) ?? shippingChoices(catalogue, selection, price, moment).map(shippingToWire);
    known.set(free, kept);
    return kept;
  };
};

/** What a row costs for all sets together, and a piece of it on the average. */
export const priceToWire = ({ price, originalPrice, quantity }: PricingRow, sets: number) => ({
  price: toDollars(price),
  ...(originalPrice === null ? {} : { orig_price: toDollars(originalPrice) }),
  unit_price: toDollars(Math.round(price / (quantity * sets))),
});

/** Pricing rows in wire names; money as dollars with at most two decimals. */
export const pricingRowsToWire = (priced: PricedSelection): WireRow[] => {
  const { catalogue, selection, rows } = priced;
  const prefix = pricingIdPrefix(catalogue.version, selection);
  const shipping = shippingByPrice(priced);
  const sets = selection.sets.count ?? 1;
  return rows.map((row) => ({
    product_pricing_id: prefix + pricingIdEnd(row),
    product_id: selection.productId,
    cutting_id: selection.supplyId,
    quantity: row.quantity,
    ...priceToWire(row, sets),
    print_feature_price: toDollars(row.printFeaturePrice),
    custom_qty: row.customQuantity,
    shipping: shipping(row.price),
  }));
};
