import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { toDollars } from "#domain/money.ts";
import { pricingIdEnd, pricingIdPrefix } from "#domain/price/pricing-id.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { PricedSelection } from "#server/services/pricing/price-selection.ts";

type WireRow = ReplyTo<"GET get/pricing-data">[number];
type WireShipping = WireRow["shipping"][number];

export function shippingToWire(offer: ShippingOffer): WireShipping {
  return {
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
  };
}

/**
 * What each row's job ships with. Most rows of a table ship alike (same days, same cost), so each way is put into wire names
 * once per answer.
 */
function shippingByRow({ catalogue, selection, moment }: PricedSelection) {
  const jobAt = jobsOf(catalogue, selection);
  const known = new Map<string, WireShipping>();
  const wire = (offer: ShippingOffer): WireShipping => {
    const key = `${offer.id} ${offer.printingDays} ${offer.cost}`;
    const made = known.get(key) ?? shippingToWire(offer);
    known.set(key, made);
    return made;
  };
  return ({ price, quantity }: PricingRow): WireShipping[] =>
    shippingChoices(catalogue, selection, price, moment, jobAt(quantity)).map(wire);
}

/** What a row would cost without the running promotion, and which one that is; nothing while none lowers it. */
export function originalPriceToWire({ originalPrice, promotion }: PricingRow) {
  return {
    ...(originalPrice === null ? {} : { orig_price: toDollars(originalPrice) }),
    ...(promotion === undefined ? {} : { promotion: { name: promotion.name, ends_on: promotion.endsOn } }),
  };
}

/** What a row costs for all sets together, and a piece of it on the average. */
export function priceToWire(row: PricingRow, sets: number) {
  return {
    price: toDollars(row.price),
    ...originalPriceToWire(row),
    unit_price: toDollars(Math.round(row.price / (row.quantity * sets))),
  };
}

/** Pricing rows in wire names; money as dollars with at most two decimals. */
export function pricingRowsToWire(priced: PricedSelection): WireRow[] {
  const { catalogue, selection, rows } = priced;
  const prefix = pricingIdPrefix(catalogue.version, selection);
  const shipping = shippingByRow(priced);
  const sets = selection.sets.count ?? 1;
  return rows.map((row) => ({
    product_pricing_id: prefix + pricingIdEnd(row),
    product_id: selection.productId,
    cutting_id: selection.supplyId,
    quantity: row.quantity,
    ...priceToWire(row, sets),
    print_feature_price: toDollars(row.printFeaturePrice),
    custom_qty: row.customQuantity,
    shipping: shipping(row),
  }));
}
