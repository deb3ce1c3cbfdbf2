import { addDays, addMonths, type CalendarDate, firstOfMonth, startOfWeek } from "#domain/calendar-date.ts";

const DAYS_A_WEEK = 7;

/** The weeks of a date's month, each from Monday to Sunday; null stands for a day of the month before or after. */
export function monthGrid(date: CalendarDate): readonly (readonly (CalendarDate | null)[])[] {
  const first = firstOfMonth(date);
  const last = addDays(addMonths(first, 1), -1);
  const weeks: (CalendarDate | null)[][] = [];
  for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day < first || day > last ? null : day)));
  }
  return weeks;
}
