import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { isWorkingDay, type WorkingCalendar } from "./processing-day.ts";

/** A time of a day on the shop's wall: minutes since midnight. */
export interface DayTime {
  readonly date: CalendarDate;
  readonly minutes: number;
}

/** From when to when the shop works, in minutes since midnight. */
export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

function onDay({ from, to }: WorkingHours, begun: number, ended: number): number {
  return Math.max(0, Math.min(ended, to) - Math.max(begun, from));
}

/** Minutes of the shop's working hours between two times: nights, weekends and days off do not count. */
export function workingMinutes(
  calendar: WorkingCalendar,
  hours: WorkingHours,
  begun: DayTime,
  ended: DayTime,
): number {
  let sum = 0;
  for (let date = begun.date; date <= ended.date; date = addDays(date, 1)) {
    if (!isWorkingDay(calendar, date)) continue;
    const first = date === begun.date ? begun.minutes : hours.from;
    const last = date === ended.date ? ended.minutes : hours.to;
    sum += onDay(hours, first, last);
  }
  return sum;
}
