import { addDays, type CalendarDate, isoWeekday } from "#domain/calendar-date.ts";
import type { Holiday } from "#domain/catalogue/schema.ts";

/** Where the shop's day stands: what delivery dates are computed from. */
export interface ShopMoment {
  readonly date: CalendarDate;
  /** True from the first second after the cut-off: an order now counts from the next working day. */
  readonly afterCutOff: boolean;
}

/** Days on which the shop does not work besides weekends. */
export interface WorkingCalendar {
  readonly daysOff: ReadonlySet<CalendarDate>;
}

/** What a shop in `region` keeps: national holidays, the region's own, and closures. */
export function holidaysOf(holidays: readonly Holiday[], region: string): readonly Holiday[] {
  return holidays.filter((day) => day.type !== "regional" || day.region === region);
}

/** The calendar of a shop in `region`. */
export function workingCalendar(holidays: readonly Holiday[], region: string): WorkingCalendar {
  return { daysOff: new Set(holidaysOf(holidays, region).map((day) => day.date)) };
}

/** Monday to Friday and no day off (content-and-lettering.md 9.1). */
export function isWorkingDay(calendar: WorkingCalendar, date: CalendarDate): boolean {
  return isoWeekday(date) <= 5 && !calendar.daysOff.has(date);
}

function nextWorkingDay(calendar: WorkingCalendar, date: CalendarDate): CalendarDate {
  let day = addDays(date, 1);
  while (!isWorkingDay(calendar, day)) day = addDays(day, 1);
  return day;
}

/** The working day `days` working days after `date`; `date` itself need not be one. */
export function addWorkingDays(calendar: WorkingCalendar, date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let counted = 0; counted < days; counted += 1) day = nextWorkingDay(calendar, day);
  return day;
}

/** The day an order counts from: today, or the next working day after the cut-off or on a day off (spec 9.1). */
export function processingDay(calendar: WorkingCalendar, moment: ShopMoment): CalendarDate {
  return isWorkingDay(calendar, moment.date) && !moment.afterCutOff
    ? moment.date
    : nextWorkingDay(calendar, moment.date);
}
