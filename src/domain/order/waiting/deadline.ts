import { addDays, formatDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

/**
 * Until when approval and payment bring the dates that are promised now: "today 18:00", "tomorrow 18:00", "Mon 30 November 18:00"
 * (content-and-lettering.md 9.1).
 */
export function deadlineText(catalogue: Catalogue, moment: ShopMoment): string {
  const day = orderDate(catalogue, moment, 0);
  const { cutOff } = catalogue.document.shop;
  if (day === moment.date) return `today ${cutOff}`;
  return `${day === addDays(moment.date, 1) ? "tomorrow" : formatDate(day)} ${cutOff}`;
}
