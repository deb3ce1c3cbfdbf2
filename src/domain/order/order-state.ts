import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import type { HappeningOf, OrderFact, PlacedOrder } from "./order-fact.ts";
import type { ProblemRemedy } from "./problem/problem-words.ts";

/**
 * How far an order is. "open": something is waited for before it can be made. "ready": approved and paid, it waits for its place in
 * production.
 */
export type OrderStage =
  "open" | "ready" | "in-production" | "dispatched" | "delivered" | "cancelled" | "lapsed";

/** A line's proof: none yet, made and to be looked at, sent back, or approved; that of a charge is, before there is any. */
export interface LineProof {
  readonly line: number;
  /** The newest; 0 before the first. */
  readonly version: number;
  readonly state: "none" | "made" | "change-asked" | "approved";
  /** What the newest shows; null before the first. */
  readonly sha256: string | null;
}

/** What an order costs and what has come of it. */
export interface OrderMoney {
  readonly total: Cents;
  readonly paid: Cents;
  /** What was given back and has arrived. */
  readonly refunded: Cents;
  /**
   * Still to be paid; below 0 it is owed to the customer. Of an order that was cancelled or has lapsed nothing is to be paid, and nothing
   * of what was given back while it was made or later.
   */
  readonly due: Cents;
  /** What of it is owed on account. It only falls: what was paid of it, and the credit of an order that was given up, never comes back. */
  readonly onAccount: Cents;
  /** The day by which that is to be paid; null where nothing was sold on account. */
  readonly dueOn: CalendarDate | null;
}

/** Where an order stands: worked out from its facts, never stored as the truth. */
export interface OrderState {
  readonly stage: OrderStage;
  readonly proofs: readonly LineProof[];
  readonly money: OrderMoney;
  /** When all of it was paid or on account, and is still; null while it is not. */
  readonly paidAt: number | null;
  /** When its last line was approved; null while one is not. */
  readonly approvedAt: number | null;
  readonly dispatch: { readonly carrier: string; readonly tracking: string } | null;
  /** What became of each problem, the oldest first: what the shop last did about it, or that it waits for an answer. */
  readonly problems: readonly (ProblemRemedy | "open")[];
}

/** What is gathered while the facts are gone through, in the order in which they were recorded. */
interface Gathered {
  stage: OrderStage;
  readonly proofs: Map<number, LineProof>;
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
  approvedAt: number | null;
  dispatch: OrderState["dispatch"];
  readonly problems: (ProblemRemedy | "open")[];
}

/** Each once, in the order in which they were recorded, however they were read. */
function inOrder(facts: readonly OrderFact[]): readonly OrderFact[] {
  const once = new Map(facts.map((fact) => [fact.id, fact]));
  return [...once.values()].sort((a, b) => a.id - b.id);
}

function isBeforeProduction({ stage }: { readonly stage: OrderStage }): boolean {
  return stage === "open" || stage === "ready";
}

/** Whether an order is at an end without goods. */
export function isGivenUp({ stage }: { readonly stage: OrderStage }): boolean {
  return stage === "cancelled" || stage === "lapsed";
}

/** What is still to be paid; below 0 it is owed to the customer. */
function dueOf(now: Gathered, { totalCents }: PlacedOrder): Cents {
  return (isGivenUp(now) ? 0 : totalCents - now.waived) - (now.paid - now.refunded);
}

/** What is given back of an order that is being made, beyond what it owes, is not to be paid again, whether or not it arrives. */
function takeRefund(now: Gathered, { cents, reference }: HappeningOf<"refunded">, order: PlacedOrder): void {
  const owed = Math.max(0, -dueOf(now, order));
  if (!isBeforeProduction(now) && !isGivenUp(now)) now.waived += Math.max(0, cents - owed);
  if (now.failedRefunds.has(reference)) return;
  now.refunds.set(reference, cents);
  now.refunded += cents;
}

/** A refund that came back counts no more, in whichever order it was heard of. */
function takeFailedRefund(now: Gathered, { reference }: HappeningOf<"refund-failed">): void {
  now.failedRefunds.add(reference);
  now.refunded -= now.refunds.get(reference) ?? 0;
  now.refunds.delete(reference);
}

/** Credit is granted once, before an order is made, and ends with it. It is never more than is due, and never rises again. */
function takeCredit(now: Gathered, fact: OrderFact, order: PlacedOrder): void {
  if (fact.kind === "credit-granted" && now.dueOn === null && isBeforeProduction(now)) {
    now.onAccount = fact.cents;
    now.dueOn = fact.dueOn;
  }
  const isEnded = (fact.kind === "cancelled" || fact.kind === "lapsed") && isBeforeProduction(now);
  now.onAccount = isEnded ? 0 : Math.max(0, Math.min(now.onAccount, dueOf(now, order)));
}

function takeMoney(now: Gathered, fact: OrderFact, order: PlacedOrder): void {
  const { totalCents } = order;
  if (fact.kind === "paid") now.paid += fact.cents;
  if (fact.kind === "refunded") takeRefund(now, fact, order);
  if (fact.kind === "refund-failed") takeFailedRefund(now, fact);
  takeCredit(now, fact, order);
  // What is being made was paid for in time, whatever is given back later.
  if (!isBeforeProduction(now) && !isGivenUp(now)) return;
  const isCovered = now.paid - now.refunded + now.onAccount >= totalCents;
  if (!isCovered) now.paidAt = null;
  else now.paidAt ??= fact.at;
}

function takeProof(now: Gathered, fact: OrderFact): void {
  if (fact.kind !== "proof-made" && fact.kind !== "change-asked" && fact.kind !== "proof-approved") return;
  const known = now.proofs.get(fact.line);
  if (known === undefined || !isBeforeProduction(now)) return;
  const { line, version } = fact;
  if (fact.kind === "proof-made") {
    if (version === known.version + 1 && known.state !== "approved")
      now.proofs.set(line, { line, version, state: "made", sha256: fact.sha256 });
  } else if (version === known.version && known.state === "made") {
    const isSame = fact.kind === "change-asked" || fact.sha256 === known.sha256;
    if (isSame)
      now.proofs.set(line, { ...known, state: fact.kind === "change-asked" ? "change-asked" : "approved" });
  }
  const isApproved = [...now.proofs.values()].every(({ state }) => state === "approved");
  now.approvedAt = isApproved ? (now.approvedAt ?? fact.at) : null;
}

function takeProblem({ problems, stage }: Gathered, fact: OrderFact): void {
  const isSent = stage === "dispatched" || stage === "delivered";
  if (fact.kind === "problem-reported" && isSent) problems.push("open");
  if (fact.kind === "problem-answered" && problems[fact.problem - 1] !== undefined)
    problems[fact.problem - 1] = fact.remedy;
}

/** What may follow on what: a fact at the wrong time changes nothing. */
function takeStage(now: Gathered, fact: OrderFact): void {
  const isReady = now.paidAt !== null && now.approvedAt !== null;
  if (isBeforeProduction(now)) {
    if (fact.kind === "cancelled") now.stage = "cancelled";
    else if (fact.kind === "lapsed" && !isReady) now.stage = "lapsed";
    else if (fact.kind === "production-started" && isReady) now.stage = "in-production";
    else now.stage = isReady ? "ready" : "open";
    return;
  }
  if (now.stage === "lapsed" && fact.kind === "revived") now.stage = isReady ? "ready" : "open";
  if (now.stage === "in-production" && fact.kind === "dispatched") {
    now.stage = "dispatched";
    now.dispatch = { carrier: fact.carrier, tracking: fact.tracking };
  }
  if (now.stage === "dispatched" && fact.kind === "delivered") now.stage = "delivered";
}

/**
 * Where an order stands by its facts. Facts that come twice count once, and how they are sorted makes no difference; payments and
 * refunds count by their reference, once each.
 */
export function orderState(order: PlacedOrder, facts: readonly OrderFact[]): OrderState {
  const proofs = Array.from({ length: order.lines }, (_, at): [number, LineProof] => {
    const line = at + 1;
    const state = order.charges?.has(line) ? "approved" : "none";
    return [line, { line, version: 0, state, sha256: null }];
  });
  const now: Gathered = {
    stage: "open",
    proofs: new Map(proofs),
    paid: 0,
    refunded: 0,
    waived: 0,
    refunds: new Map(),
    failedRefunds: new Set(),
    onAccount: 0,
    dueOn: null,
    paidAt: null,
    approvedAt: null,
    dispatch: null,
    problems: [],
  };
  const booked = new Set<string>();
  for (const fact of inOrder(facts)) {
    const booking =
      fact.kind === "paid" || fact.kind === "refunded" ? `${fact.kind} ${fact.reference}` : null;
    if (booking !== null && booked.has(booking)) continue;
    if (booking !== null) booked.add(booking);
    takeMoney(now, fact, order);
    takeProof(now, fact);
    takeStage(now, fact);
    takeProblem(now, fact);
  }
  const { stage, paid, refunded, onAccount, dueOn, paidAt, approvedAt, dispatch, problems } = now;
  const money = { total: order.totalCents, paid, refunded, due: dueOf(now, order), onAccount, dueOn };
  return { stage, proofs: [...now.proofs.values()], money, paidAt, approvedAt, dispatch, problems };
}

/** When an order could begin to be made: approved and paid, whichever came last; null before. */
export function readyAt({ paidAt, approvedAt }: Pick<OrderState, "paidAt" | "approvedAt">): number | null {
  return paidAt === null || approvedAt === null ? null : Math.max(paidAt, approvedAt);
}

/** What is missing before an order can be made: money, a proof that the shop makes, an approval of one that it has made. */
export type Awaited = "payment" | "proof" | "approval";

/** What an open order waits for; one that has moved on waits for nothing. */
export function waitsFor({ stage, paidAt, proofs }: OrderState): readonly Awaited[] {
  if (stage !== "open") return [];
  const isUnmade = proofs.some(({ state }) => state === "none" || state === "change-asked");
  const isUnseen = proofs.some(({ state }) => state === "made");
  const all: readonly [boolean, Awaited][] = [
    [paidAt === null, "payment"],
    [isUnmade, "proof"],
    [isUnseen, "approval"],
  ];
  return all.filter(([isMissing]) => isMissing).map(([, what]) => what);
}
