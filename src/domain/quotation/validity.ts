import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";

/** How long the shop keeps the prices of a quotation. */
export const validityDays = 30;

/** The last day on which a quotation's prices are kept. */
export function validUntil(issueDate: CalendarDate): CalendarDate {
  return addDays(issueDate, validityDays);
}

/** "Sat 21 November 2026": a date on a document says its year. */
export function formatDocumentDate(date: CalendarDate): string {
  return `${formatDate(date)} ${date.slice(0, 4)}`;
}
