import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoicesFor, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { toDollars } from "#domain/money.ts";
import { pricingIdEnd, pricingIdPrefix } from "#domain/price/pricing-id.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { PricedSelection } from "./price-selection.ts";

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

/** What each row's job ships with. Most rows of a table ship alike, so each offer is put into wire names once per answer. */
function shippingByRow({ catalogue, selection, moment }: PricedSelection) {
  const jobAt = jobsOf(catalogue, selection);
  const offersAt = shippingChoicesFor(catalogue, selection, moment);
  const known = new Map<ShippingOffer, WireShipping>();
  const wire = (offer: ShippingOffer): WireShipping => {
    const made = known.get(offer) ?? shippingToWire(offer);
    known.set(offer, made);
    return made;
  };
  return ({ price, quantity }: PricingRow): WireShipping[] => offersAt(price, jobAt(quantity)).map(wire);
}

/** What a row would cost without the running promotion, and which one that is; undefined, so not in JSON, while none lowers it. */
export function originalPriceToWire({ originalPrice, promotion }: PricingRow) {
  return {
    orig_price: originalPrice === null ? undefined : toDollars(originalPrice),
    promotion: promotion && { name: promotion.name, ends_on: promotion.endsOn },
  };
}

/** What a row costs for all sets together, and a piece of it on the average. */
export function priceToWire(row: PricingRow, sets: number) {
  const { orig_price, promotion } = originalPriceToWire(row);
  const unit_price = toDollars(Math.round(row.price / (row.quantity * sets)));
  return { price: toDollars(row.price), orig_price, promotion, unit_price };
}

/** Pricing rows in wire names; money as dollars with at most two decimals. */
export function pricingRowsToWire(priced: PricedSelection): WireRow[] {
  const { catalogue, selection, rows } = priced;
  const prefix = pricingIdPrefix(catalogue.version, selection);
  const shipping = shippingByRow(priced);
  const sets = selection.sets.count ?? 1;
  return rows.map((row) => {
    // Named one by one: a spread among other fields makes a slow object of each row, to build and to write.
    const { price, orig_price, promotion, unit_price } = priceToWire(row, sets);
    return {
      product_pricing_id: prefix + pricingIdEnd(row),
      product_id: selection.productId,
      cutting_id: selection.supplyId,
      quantity: row.quantity,
      price,
      orig_price,
      promotion,
      unit_price,
      print_feature_price: toDollars(row.printFeaturePrice),
      custom_qty: row.customQuantity,
      shipping: shipping(row),
    };
  });
}
