import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

/** Working days of silence after which a customer is reminded, the last first. */
const REMINDED_AFTER = [7, 2] as const;

/** Working days an order stays open while nothing is heard. */
const OPEN_FOR = 15;

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
 * counted as for production (content-and-lettering.md 9.1): what happens after the cut-off counts from the next one.
 */
export function orderClock(catalogue: Catalogue, heard: ShopMoment, today: CalendarDate): OrderClock {
  const lastDay = orderDate(catalogue, heard, OPEN_FOR);
  if (today > lastDay) return { lastDay, due: { kind: "lapse" } };
  const day = REMINDED_AFTER.find((days) => today >= orderDate(catalogue, heard, days));
  return { lastDay, due: day === undefined ? null : { kind: "remind", day } };
}
