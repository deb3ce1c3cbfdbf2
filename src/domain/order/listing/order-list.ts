import type { CalendarDate } from "#domain/calendar-date.ts";
import type { OrderStage } from "../order-stage.ts";
import type { LeavingDays } from "../printing/print-urgency.ts";
import type { Awaited } from "../waiting/waits-for.ts";

/** By what a list of orders is sorted: when they were placed, when they leave, what they come to. */
export const orderSorts = ["placed", "leaves", "total"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** All stages, in the order of an order's life. */
export const orderStages = [
  "open",
  "ready",
  "in-production",
  "dispatched",
  "delivered",
  "cancelled",
  "lapsed",
] as const satisfies readonly OrderStage[];

/** What an order may wait for. */
export const awaitedKinds = ["proof", "approval", "payment"] as const satisfies readonly Awaited[];

/** How an order stands with money: something is to be paid, is owed to its customer, is on account, or nothing is to be paid. */
export const moneyStates = ["unpaid", "owed", "account", "settled"] as const;
export type MoneyState = (typeof moneyStates)[number];

/** What is listed: each part that is not null narrows it. */
export interface OrderFilter {
  /** None: all of them. */
  readonly stages: readonly OrderStage[];
  readonly waits: Awaited | null;
  readonly money: MoneyState | null;
  /** The first and the last day on which it may leave. */
  readonly leavesFrom: CalendarDate | null;
  readonly leavesUntil: CalendarDate | null;
  /** Days on one of which an order leaves that has not left; null: whether or not it has. */
  readonly leaves: readonly LeavingDays[] | null;
  /** What is looked for, in words. */
  readonly search: SearchTerms;
}

/** Words that are to stand somewhere in an order's number, customer and goods, and what its number begins with. */
export interface SearchTerms {
  /** Folded. */
  readonly words: readonly string[];
  /** "K2"; null where nothing is said of it. */
  readonly numberStart: string | null;
}
