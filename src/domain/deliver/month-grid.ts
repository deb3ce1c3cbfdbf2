import { addDays, type CalendarDate, isoWeekday } from "#domain/calendar-date.ts";

const DAYS_A_WEEK = 7;

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

/** The weeks of a date's month, each from Monday to Sunday; null stands for a day of the month before or after. */
export function monthGrid(date: CalendarDate): readonly (readonly (CalendarDate | null)[])[] {
  const first = firstOfMonth(date);
  const last = addDays(first, daysInMonth(first) - 1);
  const weeks: (CalendarDate | null)[][] = [];
  for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day < first || day > last ? null : day)));
  }
  return weeks;
}
