import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { PrintUrgency } from "./urgencies.ts";

/** How an order stands by the day on which it is to leave, in a sentence for the staff; null where it can wait. */
export function urgencyText(urgency: PrintUrgency, leavesOn: CalendarDate): string | null {
  const day = formatDate(leavesOn);
  switch (urgency) {
    case "late":
      return `It is late: it was to leave on ${day}.`;
    case "risk":
      return `It is at risk: begun now, it would leave after ${day}.`;
    case "today":
      return `It has to be begun today to leave on ${day}.`;
    case null:
      return null;
  }
}
