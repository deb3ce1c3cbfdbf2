import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import type { OrderFact } from "../order-fact.ts";

/** Working days more, of an order that nobody has noted as delivered: it may be a week on its way to an island. */
const ON_ITS_WAY = 5;

/** Days after which nobody is asked any more: a shop that was down, or has just learned to ask. */
const TOO_LATE = 14;

/** When it is asked, and after how long. */
interface ReviewTime {
  readonly momentOf: (at: number) => ShopMoment;
  readonly today: CalendarDate;
  readonly reviewDays: number;
}

/**
 * Whether an order's customer is asked how it turned out: a few working days after it came, once. Not where they have reported a problem:
 * that is spoken of first. `reviewDays`: working days after it came, as the shop has them now; nobody was promised others.
 */
export function isReviewDue(
  catalogue: Catalogue,
  facts: readonly OrderFact[],
  { momentOf, today, reviewDays }: ReviewTime,
): boolean {
  if (facts.some(({ kind }) => kind === "problem-reported")) return false;
  const sent = facts.findLast(({ kind }) => kind === "dispatched");
  const came = facts.findLast(({ kind }) => kind === "delivered");
  const since = came ?? sent;
  if (since === undefined) return false;
  const first = orderDate(catalogue, momentOf(since.at), came ? reviewDays : reviewDays + ON_ITS_WAY);
  return today >= first && today <= addDays(first, TOO_LATE);
}
