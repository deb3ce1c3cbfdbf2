import { addDays, type CalendarDate, DAY_MS } from "#domain/calendar-date.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { PrintUrgency } from "#domain/order/printing/urgencies.ts";
import { shopMoment } from "#platform/clock.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "shopMoment">;

/** Late: its day has passed. Risk: begun now the order would leave after it. Today: it is its day. Soon: it has to be begun today. */
export type Urgency = "late" | "risk" | "today" | "soon";

/** The days by which urgency is told. */
export interface WorkingDays {
  readonly today: CalendarDate;
  readonly answerBy: (at: number) => CalendarDate;
  /** The last day for what came on a day and is no question. */
  readonly lookedAtBy: (day: CalendarDate) => CalendarDate;
  /** What waits for an answer since before this is late now, both in milliseconds since 1970. */
  readonly answersLateBefore: (now: number) => number;
  /** What came before this day, and is no question, is late. */
  readonly looksLateBefore: () => CalendarDate;
}

/** Working days in which what is no question is looked at. */
const LOOKED_AT_IN = 3;

/** Of moments up to one, milliseconds since 1970, the first that is not late: whatever is older than a late one is late. */
function firstInTime(isLate: (at: number) => boolean, now: number): number {
  let late = now - DAY_MS;
  while (!isLate(late)) late -= DAY_MS;
  let inTime = late + DAY_MS;
  while (inTime - late > 1) {
    const between = Math.floor((late + inTime) / 2);
    if (isLate(between)) late = between;
    else inTime = between;
  }
  return inTime;
}

/** The first day on which what came is not late today. */
function firstDayInTime(isLate: (day: CalendarDate) => boolean, today: CalendarDate): CalendarDate {
  let day = today;
  while (!isLate(addDays(day, -1))) day = addDays(day, -1);
  return day;
}

/** Today, and the working days around it. */
export function workingDays({ catalogue, shopMoment: now }: Needs): WorkingDays {
  const current = catalogue.current();
  const { timeZone, cutOff, answerDays = 1 } = current.document.shop;
  const { date: today } = now();
  const lookedAtBy = (day: CalendarDate) =>
    orderDate(current, { date: day, afterCutOff: false }, LOOKED_AT_IN);
  const answerBy = (at: number) => orderDate(current, shopMoment(at, timeZone, cutOff), answerDays);
  return {
    today,
    lookedAtBy,
    answerBy,
    answersLateBefore: (moment) => firstInTime((at) => answerBy(at) < today, moment),
    looksLateBefore: () => firstDayInTime((day) => lookedAtBy(day) < today, today),
  };
}

/** How urgent a task is whose last day this is, of an order that stands so by its own; null where it can wait. */
export function urgencyOf(
  { today }: WorkingDays,
  deadline: CalendarDate,
  order: PrintUrgency = null,
): Urgency | null {
  if (deadline < today) return "late";
  if (order === "risk") return "risk";
  if (deadline === today) return "today";
  return order === "today" ? "soon" : null;
}
