import {
  addDays,
  addMonths,
  type CalendarDate,
  firstOfMonth,
  formatDay,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  startOfWeek,
} from "#domain/calendar-date.ts";

/** By what figures are added up. Weeks begin on Monday. */
export const periodSteps = ["day", "week", "month"] as const;
export type PeriodStep = (typeof periodSteps)[number];

/** A day, week or month of the shop: from the midnight its first day begins with to that its last day ends with. */
export interface Period {
  readonly begins: CalendarDate;
  /** Its last day. */
  readonly ends: CalendarDate;
}

/** More are not read at once. */
export const MOST_PERIODS = 120;

/** How many are shown of each where nothing else is said: two weeks, a quarter, a year and the month it began in. */
const usual: Readonly<Record<PeriodStep, number>> = { day: 14, week: 13, month: 13 };

/** The period that a date lies in. */
export function periodOf(step: PeriodStep, date: CalendarDate): Period {
  if (step === "day") return { begins: date, ends: date };
  if (step === "month") {
    const begins = firstOfMonth(date);
    return { begins, ends: addDays(addMonths(begins, 1), -1) };
  }
  const begins = startOfWeek(date);
  return { begins, ends: addDays(begins, 6) };
}

/** The period that ends where another begins. */
export function periodBefore(step: PeriodStep, { begins }: Period): Period {
  return periodOf(step, addDays(begins, -1));
}

/** Whole periods from that of the first date to that of the last, the oldest first, also those in which nothing was; at most one too many. */
export function periodsBetween(step: PeriodStep, from: CalendarDate, until: CalendarDate): readonly Period[] {
  const periods: Period[] = [];
  for (
    let period = periodOf(step, from);
    period.begins <= until && periods.length <= MOST_PERIODS;
    period = periodOf(step, addDays(period.ends, 1))
  )
    periods.push(period);
  return periods;
}

/** The first day of what is shown where nobody says from when. */
export function usualFrom(step: PeriodStep, until: CalendarDate): CalendarDate {
  const { begins } = periodOf(step, until);
  if (step === "month") return addMonths(begins, 1 - usual.month);
  return addDays(begins, (1 - usual[step]) * (step === "week" ? 7 : 1));
}

/**
 * The day that lies as far into the period before as a date does into its own: "by now" of last week. Of a shorter month the last day.
 */
export function sameDayBefore(step: PeriodStep, date: CalendarDate): CalendarDate {
  if (step === "month") return addMonths(date, -1);
  return addDays(date, step === "week" ? -7 : -1);
}

/** "23 Nov", of a month "Nov 2026": below a bar. */
export function periodLabel(step: PeriodStep, { begins }: Period): string {
  return step === "month" ? formatShortMonth(begins) : formatShortDay(begins);
}

/** "23 to 29 November", "28 September to 4 October", "November 2026": in a sentence. */
export function periodName(step: PeriodStep, { begins, ends }: Period): string {
  if (step === "month") return formatMonth(begins);
  if (step === "day") return formatDay(begins);
  const first = begins.slice(0, 7) === ends.slice(0, 7) ? String(Number(begins.slice(8))) : formatDay(begins);
  return `${first} to ${formatDay(ends)}`;
}
