import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "./order-dates.ts";
import type { ShopMoment } from "./processing-day.ts";
import { daysToDispatch } from "./shipping-choices.ts";

/** The day on which goods of so many days' work leave that are begun at a moment: by the days of the catalogue on sale. */
export function leavesIfBegun(catalogue: Catalogue, moment: ShopMoment, workDays: number): CalendarDate {
  return orderDate(catalogue, moment, daysToDispatch({ printingDays: workDays }));
}
