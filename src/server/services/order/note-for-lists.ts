import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import { folded } from "#domain/folded.ts";
import { orderTasks, type TaskDays } from "#domain/order/waiting/order-tasks.ts";
import { isGivenUp } from "#domain/order/order-state.ts";
import { readyAt, waitsFor } from "#domain/order/waiting/waits-for.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import { orderClock } from "#domain/order/waiting/order-clock.ts";
import { shopMoment } from "#server/clock.ts";
import { type Listing, noteListing } from "#server/db/orders/listed-orders.ts";
import type { Transaction } from "#server/db/transaction.ts";
import { catalogueOf, type KnownOrder } from "./known-order.ts";
import type { Services } from "../services.ts";

/** By which rule orders are noted for lists: raised when it changes, so that older ones are noted anew at the next start. */
export const LISTING_RULE = 2;

/** The days of an order by the catalogue it was placed with; none of them moves with the day on which it is asked. */
function daysOf(catalogue: Catalogue, { row, state, facts }: KnownOrder): TaskDays {
  const { timeZone, cutOff, answerDays = 1 } = catalogue.document.shop;
  const momentOf = (at: number) => shopMoment(at, timeZone, cutOff);
  const ready = isGivenUp(state) ? null : readyAt(state);
  const heard = momentOf(facts.at(-1)?.at ?? row.placedAt.getTime());
  return {
    leavesOn: ready === null ? null : promisedDates(catalogue, row.shipping, momentOf(ready)).dispatch,
    openUntil: orderClock(catalogue, heard, heard.date).lastDay,
    answerBy: (at) => orderDate(catalogue, momentOf(at), answerDays),
  };
}

/** Lines without a file for each of their places; what a person has priced by hand, a person proofs with the files of the question. */
function lackingIn(catalogue: Catalogue, { lines }: KnownOrder): ReadonlySet<number> {
  const lacking = lines.flatMap(({ selection, written }, at) => {
    const isLacking = artworkSlots(catalogue, selection).some(({ file }) => file === null);
    return written === undefined && isLacking ? [at + 1] : [];
  });
  return new Set(lacking);
}

/** What an order is looked for by: its number, who ordered, and what. */
function searchOf({ placed: { orderNo, contact, items } }: KnownOrder): string {
  const { first_name: first, last_name: last, email, company, po_number: po } = contact;
  const goods = new Set(items.flatMap(({ product, title }) => [product, title]));
  return folded([orderNo, first, last, email, company, po, ...goods].join(" "));
}

/** What lists say of an order, by its facts. */
export function listingOf(catalogue: Catalogue, order: KnownOrder): Listing {
  const { state, facts } = order;
  const { total, due, onAccount } = state.money;
  const days = daysOf(catalogue, order);
  return {
    columns: {
      stage: state.stage,
      waits: [...waitsFor(state)],
      currentTotal: total,
      due,
      onAccount,
      leavesOn: days.leavesOn,
      newestFact: facts.at(-1)?.id ?? 0,
      search: searchOf(order),
      listedBy: LISTING_RULE,
    },
    tasks: orderTasks(order, lackingIn(catalogue, order), days),
  };
}

/** Notes for lists what an order's facts have come to, in the transaction of its newest fact. */
export async function noteForLists(
  services: Pick<Services, "catalogue">,
  tx: Transaction,
  order: KnownOrder,
): Promise<void> {
  await noteListing(tx, order.row.id, listingOf(await catalogueOf(services, order), order));
}
