/** A day in the shop's calendar as `YYYY-MM-DD`: no time, no zone, compared as text (decision 004). */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a calendar date; pure arithmetic, no time zone is involved. */
function dayNumber(date: CalendarDate): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The date `days` days after (or, negative, before) `date`. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export function isoWeekday(date: CalendarDate): number {
  return ((dayNumber(date) + 3) % 7) + 1;
}

export function isCalendarDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    addDays(text, 0) === text
  );
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "3 December": a date whose weekday does not matter. */
export function formatDay(date: CalendarDate): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

/** "Thu 3 December": how a date is written for a customer. */
export function formatDate(date: CalendarDate): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} ${formatDay(date)}`;
}

/** "Thu 3 Dec": in a sentence, or where there is little room. */
export function formatShortDate(date: CalendarDate): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}`;
}

/** "December 2026": the month a date lies in. */
export function formatMonth(date: CalendarDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}
