import type { CalendarDate } from "#domain/calendar-date.ts";
import type { FactKind, OrderFact } from "../order-fact.ts";
import type { OrderState } from "../order-state.ts";
import { readyAt, waitsFor } from "./waits-for.ts";
import { problemsOf } from "../problem/problems-of.ts";

/**
 * What a person of the shop has to do with an order. "proof": make one; "change": make another that was asked for; "problem", "message":
 * answer it; "question": look at a payment; "refund": give back what is owed; "payment": look in the bank for it; "overdue": ask for what
 * was sold on account; "print": begin to make it; "send": have it leave.
 */
export const orderTaskKinds = [
  "proof",
  "change",
  "problem",
  "message",
  "question",
  "refund",
  "payment",
  "overdue",
  "print",
  "send",
] as const;
export type OrderTaskKind = (typeof orderTaskKinds)[number];

/** Something that waits for a person of the shop. Of each kind an order has one at most. */
export interface OrderTask {
  readonly kind: OrderTaskKind;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** The day by which it is to be done. */
  readonly deadline: CalendarDate;
}

/** What the days of an order's tasks are counted by. */
export interface TaskDays {
  /** The day on which it leaves; null while it does not count yet. */
  readonly leavesOn: CalendarDate | null;
  /** The last day on which it can be approved and paid. */
  readonly openUntil: CalendarDate;
  /** By when something is answered that was heard at an instant: the shop's promise. */
  readonly answerBy: (at: number) => CalendarDate;
}

type Order = { readonly state: OrderState; readonly facts: readonly OrderFact[] };

/** By which kinds of facts what is to be paid changes. */
const ofMoney: ReadonlySet<FactKind> = new Set([
  "paid",
  "refunded",
  "refund-failed",
  "cancelled",
  "lapsed",
  "revived",
  "proof-approved",
]);

const atOf = (fact: Pick<OrderFact, "at"> | undefined) => fact?.at ?? null;

/** Since when the shop owes a proof of a line: since it was ordered, or its newest files came. */
function owedSince(facts: readonly OrderFact[], line: number): number | null {
  return atOf(
    facts.findLast(
      (fact) =>
        fact.kind === "placed" ||
        fact.kind === "revived" ||
        (fact.kind === "artwork-sent" && fact.line === line),
    ),
  );
}

/** Since when the shop owes a proof of a line that has its files and was never shown, or was shown as it was before other files came. */
function proofOwed({ state, facts }: Order, lacking: ReadonlySet<number>): number | null {
  const owed = state.proofs.filter(
    (proof) => proof.state === "artwork-sent" || (proof.state === "none" && !lacking.has(proof.line)),
  );
  const since = owed.flatMap(({ line }) => owedSince(facts, line) ?? []);
  return since.length === 0 ? null : Math.min(...since);
}

function changeAsked({ state, facts }: Order): number | null {
  const asked = state.proofs.filter((proof) => proof.state === "change-asked");
  const isIt = (fact: OrderFact) =>
    fact.kind === "change-asked" &&
    asked.some(({ line, version }) => line === fact.line && version === fact.version);
  return atOf(facts.find(isIt));
}

function problemOpen({ state, facts }: Order): number | null {
  const first = state.problems.indexOf("open");
  return atOf(problemsOf(facts)[first]);
}

/** The first thing a customer has written since the shop last wrote. */
function messageUnanswered({ facts }: Order): number | null {
  const heard = facts.findLastIndex(({ kind, by }) => kind === "message" && by === "shop");
  return atOf(facts.slice(heard + 1).find(({ kind }) => kind === "message"));
}

/** A payment with a question that nobody of the shop has looked at: they have recorded nothing of the order since. */
function questionOpen({ facts }: Order): number | null {
  const looked = facts.findLastIndex(({ by }) => by === "shop");
  return atOf(facts.slice(looked + 1).find(({ kind }) => kind === "payment-questioned"));
}

function answersOf(order: Order, lacking: ReadonlySet<number>): readonly [OrderTaskKind, number | null][] {
  const { state, facts } = order;
  const isOpen = state.stage === "open" || state.stage === "ready";
  return [
    ["proof", isOpen ? proofOwed(order, lacking) : null],
    ["change", isOpen ? changeAsked(order) : null],
    ["problem", problemOpen(order)],
    ["message", messageUnanswered(order)],
    ["question", questionOpen(order)],
    ["refund", state.money.due < 0 ? atOf(facts.findLast(({ kind }) => ofMoney.has(kind))) : null],
  ];
}

/** What has a day of its own: that on which it leaves, was to be paid, or lapses. Nothing is sent before all of it is paid. */
function datedOf({ state, facts }: Order, { leavesOn, openUntil }: TaskDays): readonly OrderTask[] {
  const { money, stage } = state;
  const started = atOf(facts.findLast(({ kind }) => kind === "production-started"));
  const granted = atOf(facts.find(({ kind }) => kind === "credit-granted"));
  const lacksMoney = waitsFor(state).join() === "payment";
  const isOpen = stage === "open";
  const isOwed = money.due > 0 && money.onAccount > 0;
  const all: readonly [OrderTaskKind, number | null, CalendarDate | null][] = [
    ["payment", lacksMoney && isOpen ? state.approvedAt : null, openUntil],
    ["payment", lacksMoney && !isOpen ? readyAt(state) : null, leavesOn],
    ["overdue", isOwed ? granted : null, money.dueOn],
    ["print", stage === "ready" ? readyAt(state) : null, leavesOn],
    ["send", stage === "in-production" && !lacksMoney ? started : null, leavesOn],
  ];
  return all.flatMap(([kind, since, deadline]) =>
    since === null || deadline === null ? [] : [{ kind, since, deadline }],
  );
}

/** What of an order waits for a person of the shop; `lacking` are its lines without files, of which the customer's turn is first. */
export function orderTasks(order: Order, lacking: ReadonlySet<number>, days: TaskDays): readonly OrderTask[] {
  const answers = answersOf(order, lacking).flatMap(([kind, since]) =>
    since === null ? [] : [{ kind, since, deadline: days.answerBy(since) }],
  );
  return [...answers, ...datedOf(order, days)];
}
