import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";

/** How long the shop keeps the prices of a quotation. */
export const validityDays = 30;

/** The last day on which a quotation's prices are kept. */
export const validUntil = (issueDate: CalendarDate): CalendarDate => addDays(issueDate, validityDays);

/** "Sat 21 November 2026": a date on a document says its year. */
export const formatDocumentDate = (date: CalendarDate): string => `${formatDate(date)} ${date.slice(0, 4)}`;
