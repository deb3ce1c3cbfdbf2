import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import type { HappeningOf, OrderFact } from "./order-fact.ts";
import { isBeforeProduction, isGivenUp, type OrderStage } from "./order-stage.ts";

/** The money of an order, gathered while its facts are gone through. */
export interface GatheredMoney {
  readonly stage: OrderStage;
  /** With what was accepted and corrected. */
  total: Cents;
  paid: Cents;
  refunded: Cents;
  /** Of the total, what needs not be paid any more. */
  waived: Cents;
  /** Refunds that count, by their references, and the references of those that came back. */
  readonly refunds: Map<string, Cents>;
  readonly failedRefunds: Set<string>;
  onAccount: Cents;
  dueOn: CalendarDate | null;
  paidAt: number | null;
  /** So much is to be paid before it is made; null: all of it. */
  deposit: Cents | null;
  /** What was covered when all of it last was; 0 before. */
  covered: Cents;
}

/** What is still to be paid; below 0 it is owed to the customer. */
export function dueOf(now: GatheredMoney): Cents {
  return (isGivenUp(now) ? 0 : now.total - now.waived) - (now.paid - now.refunded);
}

/** What is given back of an order that is being made, beyond what it owes, is not to be paid again, whether or not it arrives. */
function takeRefund(now: GatheredMoney, { cents, reference }: HappeningOf<"refunded">): void {
  const owed = Math.max(0, -dueOf(now));
  if (!isBeforeProduction(now) && !isGivenUp(now)) now.waived += Math.max(0, cents - owed);
  if (now.failedRefunds.has(reference)) return;
  now.refunds.set(reference, cents);
  now.refunded += cents;
}

/** A refund that came back counts no more, in whichever order it was heard of. */
function takeFailedRefund(now: GatheredMoney, { reference }: HappeningOf<"refund-failed">): void {
  now.failedRefunds.add(reference);
  now.refunded -= now.refunds.get(reference) ?? 0;
  now.refunds.delete(reference);
}

/** Credit is granted once, before an order is made, and ends with it. It is never more than is due, and never rises again. */
function takeCredit(now: GatheredMoney, fact: OrderFact): void {
  if (fact.kind === "credit-granted" && now.dueOn === null && isBeforeProduction(now)) {
    now.onAccount = fact.cents;
    now.dueOn = fact.dueOn;
  }
  const isEnded = (fact.kind === "cancelled" || fact.kind === "lapsed") && isBeforeProduction(now);
  now.onAccount = isEnded ? 0 : Math.max(0, Math.min(now.onAccount, dueOf(now)));
}

/** What is to be paid before it is made. */
function neededOf({ total, deposit }: GatheredMoney): Cents {
  return Math.min(total, deposit ?? total);
}

/** What is to be paid next: the deposit while there is one to pay, else what is due. */
export function payableNow(now: GatheredMoney): Cents {
  const due = dueOf(now);
  const left = (now.deposit ?? 0) - (now.paid - now.refunded);
  return now.deposit !== null && left > 0 && isBeforeProduction(now) ? Math.min(due, left) : due;
}

/** What a fact does to the money of an order. */
export function takeMoney(now: GatheredMoney, fact: OrderFact): void {
  if (fact.kind === "paid") now.paid += fact.cents;
  if (fact.kind === "refunded") takeRefund(now, fact);
  if (fact.kind === "refund-failed") takeFailedRefund(now, fact);
  if (fact.kind === "deposit-agreed" && isBeforeProduction(now)) now.deposit = fact.cents;
  takeCredit(now, fact);
  // What is being made was paid for in time, whatever is given back later.
  if (!isBeforeProduction(now) && !isGivenUp(now)) return;
  const isCovered = now.paid - now.refunded + now.onAccount >= neededOf(now);
  if (isCovered) now.covered = neededOf(now);
  if (!isCovered) now.paidAt = null;
  else now.paidAt ??= fact.at;
}

/** A deposit was agreed, and something of the rest is neither paid nor on account: it does not leave before that is here. */
export function lacksRest({
  deposit,
  due,
  onAccount,
}: {
  readonly deposit: Cents | null;
  readonly due: Cents;
  readonly onAccount: Cents;
}): boolean {
  return deposit !== null && due > onAccount;
}

/** All of it was paid once, and nothing of that was given back: only what it has come to cost more since is missing. */
export function lacksDifference(now: GatheredMoney): boolean {
  const kept = now.paid - now.refunded + now.onAccount;
  return now.covered > 0 && kept >= now.covered && kept < neededOf(now);
}
