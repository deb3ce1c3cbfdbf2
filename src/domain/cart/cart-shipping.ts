import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { tooHeavyText } from "#domain/deliver/free-weight.ts";
import { type Job, jobsOf } from "#domain/deliver/job.ts";
import { type Goods, inOneParcel } from "#domain/deliver/parcel.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import {
  daysToDelivery,
  daysToDispatch,
  shippingChoices,
  type ShippingOffer,
} from "#domain/deliver/shipping-choices.ts";
import type { Cents } from "#domain/money.ts";
import type { CartShipping } from "./cart.ts";

/** Everything leaves in one parcel: it costs what its dearest part costs, and waits for the last one. */
function together(method: string, offers: readonly ShippingOffer[]): CartShipping {
  return {
    method,
    cost: Math.max(...offers.map(({ cost }) => cost)),
    dispatch: offers.map(({ dispatch }) => dispatch).reduce((a, b) => (a > b ? a : b)),
    delivery: offers.map(({ delivery }) => delivery).reduce((a, b) => (a > b ? a : b)),
    toDispatch: Math.max(...offers.map(daysToDispatch)),
    toDelivery: Math.max(...offers.map(daysToDelivery)),
  };
}

/** A configured product of a known quantity, as it lies in a cart. */
function jobIn(catalogue: Catalogue, selection: Selection): Job {
  return jobsOf(catalogue, selection)(selection.quantity.pieces ?? 0);
}

/** What lies in a cart, in one parcel. */
function goodsOf(catalogue: Catalogue, selections: readonly Selection[]): Goods {
  return inOneParcel(selections.map((selection) => jobIn(catalogue, selection).goods));
}

/** Why what lies in a cart is too heavy to be sent for nothing; null where it is not. */
export function cartTooHeavyText(catalogue: Catalogue, selections: readonly Selection[]): string | null {
  return tooHeavyText(catalogue, goodsOf(catalogue, selections));
}

/**
 * The ways to ship what lies in a cart, the standard way first: it is free from the shop's subtotal on, or when everything
 * ships free by itself, up to the shop's weight. Every line takes its own days and the parcel weighs what all weigh; a faster way is offered when
 * everything can go it.
 */
export function cartShipping(
  catalogue: Catalogue,
  selections: readonly Selection[],
  subTotal: Cents,
  moment: ShopMoment,
): readonly CartShipping[] {
  const jobs = selections.map((selection) => ({ selection, job: jobIn(catalogue, selection) }));
  const goods = inOneParcel(jobs.map(({ job }) => job.goods));
  const offers = jobs.map(({ selection, job: { workDays } }) =>
    shippingChoices(catalogue, selection, subTotal, moment, { workDays, goods }),
  );
  const firsts = offers.flatMap(([first]) => first ?? []);
  const [first] = firsts;
  if (first === undefined) return [];
  const faster = (offers[0] ?? []).slice(1).flatMap(({ method }) => {
    const same = offers.flatMap((list) => list.find((offer) => offer.method === method) ?? []);
    return same.length === offers.length ? [together(method, same)] : [];
  });
  return [together(first.method, firsts), ...faster];
}
