/** A day in the shop's calendar as `YYYY-MM-DD`: no time, no zone, compared as text (decision 004). */
export type CalendarDate = string;

/** Whose clock the shop's days and hours are read from: the demonstration's catalogue says so, and pages and papers write times by it. */
export const SHOP_TIME_ZONE = "Pacific/Auckland";

/** A day of 24 hours, in milliseconds: where the clocks change, one of the shop is longer or shorter. */
export const DAY_MS = 86_400_000;

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

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

function daysInMonth(first: CalendarDate): number {
  return Number(addDays(firstOfMonth(addDays(first, 31)), -1).slice(8));
}

/** The same day `months` months later (or, negative, earlier); the last of a month that is too short for it. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const counted = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(counted / 12)).padStart(4, "0");
  const first = `${year}-${String((counted % 12) + 1).padStart(2, "0")}-01`;
  return addDays(first, Math.min(Number(date.slice(8)), daysInMonth(first)) - 1);
}

/** Monday of the week that a date lies in. */
export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date));
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

/** "Dec": the month a date lies in, where there is little room. */
function shortMonth(date: CalendarDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3) ?? "";
}

/** "3 Dec": where there is little room, and the weekday does not matter. */
export function formatShortDay(date: CalendarDate): string {
  return `${Number(date.slice(8))} ${shortMonth(date)}`;
}

/** "Thu 3 Dec": in a sentence, or where there is little room. */
export function formatShortDate(date: CalendarDate): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} ${formatShortDay(date)}`;
}

/** "Dec 2026": the month a date lies in, where there is little room. */
export function formatShortMonth(date: CalendarDate): string {
  return `${shortMonth(date)} ${date.slice(0, 4)}`;
}

/** "December 2026": the month a date lies in. */
export function formatMonth(date: CalendarDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}
