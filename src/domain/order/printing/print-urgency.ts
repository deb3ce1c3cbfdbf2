import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { leavesIfBegun } from "#domain/deliver/begun-now.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import type { WrittenAs } from "#domain/quotation/quotation.ts";
import { isToLeave, type OrderStage } from "../order-stage.ts";
import type { OrderUrgency, PrintUrgency } from "./urgencies.ts";

/** By what urgency is told: the catalogue on sale, whose working days are those of today, and where the shop's day stands. */
export interface UrgencyDay {
  readonly current: Catalogue;
  readonly moment: ShopMoment;
}

/** How goods stand that are so many days' work, by the day on which they are to leave. */
export function urgencyToPrint(
  { current, moment }: UrgencyDay,
  leavesOn: CalendarDate,
  workDays: number,
): PrintUrgency {
  if (leavesOn < moment.date) return "late";
  const begunNow = leavesIfBegun(current, moment, workDays);
  if (begunNow > leavesOn) return "risk";
  return begunNow === leavesOn ? "today" : null;
}

/** Some leaving days. */
export interface LeavingDays {
  /** Of goods that are so many days' work; null: of all. */
  readonly workDays: number | null;
  /** The first of them; null: there is none. */
  readonly from: CalendarDate | null;
  /** The day after the last. */
  readonly before: CalendarDate;
}

/** The same the other way round: of goods that are so many days' work, on which days those leave that are so urgent. */
export function leavingDays(
  { current, moment }: UrgencyDay,
  asked: readonly OrderUrgency[],
  works: readonly number[],
): readonly LeavingDays[] {
  const { date } = moment;
  return asked.flatMap((urgency): readonly LeavingDays[] => {
    if (urgency === "late") return [{ workDays: null, from: null, before: date }];
    return works.map((workDays) => {
      const begunNow = leavesIfBegun(current, moment, workDays);
      return urgency === "risk"
        ? { workDays, from: date, before: begunNow }
        : { workDays, from: begunNow, before: addDays(begunNow, 1) };
    });
  });
}

interface Line {
  readonly selection: Selection;
  /** Of one set. */
  readonly quantity: number;
  readonly written?: WrittenAs;
}

/** Working days that a line keeps the shop busy. */
export function workOf(catalogue: Catalogue, { selection, quantity }: Line): number {
  return jobsOf(catalogue, selection)(quantity).workDays;
}

/** The most working days that one of an order's lines takes that was not printed yet; null where none is left of one that is to leave. */
export function workLeft(
  catalogue: Catalogue,
  { state, lines }: { readonly state: { readonly stage: OrderStage }; readonly lines: readonly Line[] },
  printed: ReadonlySet<number>,
): number | null {
  if (!isToLeave(state)) return null;
  const open = lines.filter(({ written }, at) => written !== "charge" && !printed.has(at + 1));
  return open.length === 0 ? null : Math.max(...open.map((line) => workOf(catalogue, line)));
}

/** How an order stands by its day: as its most urgent line that is not printed, or late where all are and it has not left. */
export function orderUrgency(
  day: UrgencyDay,
  {
    stage,
    leavesOn,
    workDays,
  }: {
    readonly stage: OrderStage;
    readonly leavesOn: CalendarDate | null;
    readonly workDays: number | null;
  },
): PrintUrgency {
  if (leavesOn === null || !isToLeave({ stage })) return null;
  if (workDays !== null) return urgencyToPrint(day, leavesOn, workDays);
  return leavesOn < day.moment.date ? "late" : null;
}
