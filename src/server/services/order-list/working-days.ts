import type { CalendarDate } from "#domain/calendar-date.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { shopMoment } from "#server/clock.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "shopMoment">;

export type TodayKind = OrderTaskKind | "request" | "review" | "shop-question" | "mail" | "job";

/** Late: its day has passed. Soon: it has to be begun today to leave tomorrow. */
export type Urgency = "late" | "today" | "soon";

/** The days by which urgency is told. */
export interface WorkingDays {
  readonly today: CalendarDate;
  readonly tomorrow: CalendarDate;
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
    tomorrow: orderDate(current, { date: today, afterCutOff: false }, 1),
    lookedAtBy: (day) => orderDate(current, { date: day, afterCutOff: false }, LOOKED_AT_IN),
    answerBy: (at) => orderDate(current, shopMoment(at, timeZone, cutOff), answerDays),
  };
}

/** How urgent a task is whose last day this is; null where it can wait. */
export function urgencyOf(
  { today, tomorrow }: WorkingDays,
  kind: TodayKind,
  deadline: CalendarDate,
): Urgency | null {
  if (deadline < today) return "late";
  if (deadline === today) return "today";
  return kind === "print" && deadline <= tomorrow ? "soon" : null;
}
