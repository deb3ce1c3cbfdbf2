import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

/** What the shop's clock does with an order. */
export type ClockTurn = { readonly kind: "remind"; readonly day: number } | { readonly kind: "lapse" };

export interface OrderClock {
  /** The last day on which it can be approved and paid. */
  readonly lastDay: CalendarDate;
  /** What is due by now; a reminder that was due before a later one is due no more. Null: nothing yet. */
  readonly due: ClockTurn | null;
}

/**
 * The clock of an order that waits for its customer: when something was last heard of it, and today. Days are the shop's working days,
 * counted as for production (content-and-lettering.md 9.1): what happens after the cut-off counts from the next one. How many they are is
 * a rule of the shop, as it was when the order was placed.
 */
export function orderClock(catalogue: Catalogue, heard: ShopMoment, today: CalendarDate): OrderClock {
  const { firstReminderDays, secondReminderDays, openDays } = rulesOf(catalogue.document.shop);
  const lastDay = orderDate(catalogue, heard, openDays);
  if (today > lastDay) return { lastDay, due: { kind: "lapse" } };
  const day = [secondReminderDays, firstReminderDays].find(
    (days) => today >= orderDate(catalogue, heard, days),
  );
  return { lastDay, due: day === undefined ? null : { kind: "remind", day } };
}
