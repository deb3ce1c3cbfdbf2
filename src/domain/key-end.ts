import { addDays, type CalendarDate } from "./calendar-date.ts";

/** Days after which the key of a link that nothing calls for any more has ended. */
export const KEY_DAYS = 365;

/** What the end of a key depends on. */
interface KeyUse {
  /** The day from which its paper is over: an order that was delivered or given up, a quotation's last day; null before. */
  readonly closedOn: CalendarDate | null;
  /** The last day on which it was used; null where it never was. */
  readonly usedOn: CalendarDate | null;
}

/** Whether the key to an order or a quotation has ended: a year after it was over, and a year after it was last used (decision 355). */
export function hasKeyEnded({ closedOn, usedOn }: KeyUse, today: CalendarDate): boolean {
  if (closedOn === null) return false;
  const last = usedOn !== null && usedOn > closedOn ? usedOn : closedOn;
  return addDays(last, KEY_DAYS) < today;
}
