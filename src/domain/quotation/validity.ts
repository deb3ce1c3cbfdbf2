import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";

/** How long the shop keeps the prices of a quotation of which it has written down nothing else. */
export const validityDays = 30;

/** The last day on which prices are kept that nobody has set another one for. */
export function validUntil(issueDate: CalendarDate): CalendarDate {
  return addDays(issueDate, validityDays);
}

/** Where a quotation stands: its prices are kept, it became an order, or its days are over. */
export type QuotationStage = "kept" | "ordered" | "ended";

/** What of a quotation decides where it stands. */
interface Standing {
  readonly validUntil: CalendarDate;
  readonly isOrdered: boolean;
  /** A newer answer to the same question takes its place. */
  readonly isReplaced: boolean;
  /** Whoever it was for has declined it. */
  readonly isDeclined: boolean;
}

/** A quotation that was ordered stays so; the last of its days is still one of them. */
export function quotationStage(
  { validUntil: lastDay, isOrdered, isReplaced, isDeclined }: Standing,
  today: CalendarDate,
): QuotationStage {
  if (isOrdered) return "ordered";
  return today <= lastDay && !isReplaced && !isDeclined ? "kept" : "ended";
}

/** "Sat 21 November 2026": a date on a document says its year. */
export function formatDocumentDate(date: CalendarDate): string {
  return `${formatDate(date)} ${date.slice(0, 4)}`;
}
