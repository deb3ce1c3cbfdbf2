import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate, type OrderDays } from "#domain/deliver/order-dates.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

/** When an order leaves and arrives. */
export interface PromisedDates {
  readonly dispatch: CalendarDate;
  readonly delivery: CalendarDate;
}

/**
 * The dates of an order that was approved and paid at a moment: by 18:00 it counts from that day, later from the next working day
 * (content-and-lettering.md 9.1). Asked at the moment of now, it is what "if you approve and pay today" promises.
 */
export function promisedDates(
  catalogue: Catalogue,
  { toDispatch, toDelivery }: OrderDays,
  readyMoment: ShopMoment,
): PromisedDates {
  return {
    dispatch: orderDate(catalogue, readyMoment, toDispatch),
    delivery: orderDate(catalogue, readyMoment, toDelivery),
  };
}
