import type { CalendarDate } from "#domain/calendar-date.ts";
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
}

/** Working days in which what is no question is looked at. */
const LOOKED_AT_IN = 3;

/** Today, and the working days around it. */
export function workingDays({ catalogue, shopMoment: now }: Needs): WorkingDays {
  const current = catalogue.current();
  const { timeZone, cutOff, answerDays = 1 } = current.document.shop;
  const { date: today } = now();
  return {
    today,
    lookedAtBy: (day) => orderDate(current, { date: day, afterCutOff: false }, LOOKED_AT_IN),
    answerBy: (at) => orderDate(current, shopMoment(at, timeZone, cutOff), answerDays),
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
