import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import { amendedBy, type Amendment } from "./amend/amendment.ts";
import type { HappeningOf, OrderFact, PlacedOrder } from "./order-fact.ts";
import { isBeforeProduction, isGivenUp, type OrderStage } from "./order-stage.ts";
import type { ProblemRemedy } from "./problem/problem-labels.ts";
import type { SubmittedArtwork } from "./proof/submitted-artwork.ts";

/**
 * A line's proof: none yet, made and to be looked at, sent back, of other artwork than was sent since, or approved; that of a charge is,
 * before there is any.
 */
export interface LineProof {
  readonly line: number;
  /** The newest; 0 before the first. */
  readonly version: number;
  readonly state: "none" | "made" | "change-asked" | "artwork-sent" | "approved";
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
  /** What is proposed with the newest proofs that wait for their answer, by line. */
  readonly proposed: ReadonlyMap<number, Amendment>;
  /** What was accepted with a proof, by line: for each at most once, for with that it is approved. */
  readonly amended: ReadonlyMap<number, Amendment>;
  /** The files that were sent last for a line after it was placed. */
  readonly sent: ReadonlyMap<number, SubmittedArtwork>;
  /** The lines whose artwork was looked at: approved, or in a proof of a person's that is not sent back. */
  readonly evaluated: ReadonlySet<number>;
  /** The lines whose next proof a person looks at before it is sent. */
  readonly held: ReadonlySet<number>;
}

/** What is gathered while the facts are gone through, in the order in which they were recorded. */
interface Gathered {
  stage: OrderStage;
  readonly proofs: Map<number, LineProof>;
  readonly proposed: Map<number, Amendment>;
  readonly amended: Map<number, Amendment>;
  readonly sent: Map<number, SubmittedArtwork>;
  readonly evaluated: Set<number>;
  readonly held: Set<number>;
  /** With what was accepted. */
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
  approvedAt: number | null;
  dispatch: OrderState["dispatch"];
  readonly problems: (ProblemRemedy | "open")[];
}

/** Each once, in the order in which they were recorded, however they were read. */
function inOrder(facts: readonly OrderFact[]): readonly OrderFact[] {
  const once = new Map(facts.map((fact) => [fact.id, fact]));
  return [...once.values()].sort((a, b) => a.id - b.id);
}

/** What is still to be paid; below 0 it is owed to the customer. */
function dueOf(now: Gathered): Cents {
  return (isGivenUp(now) ? 0 : now.total - now.waived) - (now.paid - now.refunded);
}

/** What is given back of an order that is being made, beyond what it owes, is not to be paid again, whether or not it arrives. */
function takeRefund(now: Gathered, { cents, reference }: HappeningOf<"refunded">): void {
  const owed = Math.max(0, -dueOf(now));
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
function takeCredit(now: Gathered, fact: OrderFact): void {
  if (fact.kind === "credit-granted" && now.dueOn === null && isBeforeProduction(now)) {
    now.onAccount = fact.cents;
    now.dueOn = fact.dueOn;
  }
  const isEnded = (fact.kind === "cancelled" || fact.kind === "lapsed") && isBeforeProduction(now);
  now.onAccount = isEnded ? 0 : Math.max(0, Math.min(now.onAccount, dueOf(now)));
}

function takeMoney(now: Gathered, fact: OrderFact): void {
  if (fact.kind === "paid") now.paid += fact.cents;
  if (fact.kind === "refunded") takeRefund(now, fact);
  if (fact.kind === "refund-failed") takeFailedRefund(now, fact);
  takeCredit(now, fact);
  // What is being made was paid for in time, whatever is given back later.
  if (!isBeforeProduction(now) && !isGivenUp(now)) return;
  const isCovered = now.paid - now.refunded + now.onAccount >= now.total;
  if (!isCovered) now.paidAt = null;
  else now.paidAt ??= fact.at;
}

/** A proof takes along what was proposed with the one before. */
function takeMade(now: Gathered, known: LineProof, fact: OrderFact & { kind: "proof-made" }): void {
  const { line, version, sha256, amendment } = fact;
  if (version !== known.version + 1 || known.state === "approved") return;
  now.proofs.set(line, { line, version, state: "made", sha256 });
  if (amendment === undefined) now.proposed.delete(line);
  else now.proposed.set(line, amendment);
}

/** With a proof its size and quantity are accepted, or sent back. */
function takeAnswer(
  now: Gathered,
  known: LineProof,
  fact: OrderFact & { kind: "change-asked" | "proof-approved" },
): void {
  if (fact.version !== known.version || known.state !== "made") return;
  if (fact.kind === "proof-approved" && fact.sha256 !== known.sha256) return;
  const { line } = known;
  now.proofs.set(line, { ...known, state: fact.kind === "change-asked" ? "change-asked" : "approved" });
  const amendment = now.proposed.get(line);
  now.proposed.delete(line);
  if (amendment === undefined || fact.kind === "change-asked") return;
  now.amended.set(line, amendment);
  now.total += amendedBy(amendment);
}

/** Other files take what was proofed out of the customer's hands, and what was proposed with it. */
function takeArtwork(now: Gathered, known: LineProof, fact: OrderFact & { kind: "artwork-sent" }): void {
  const { line, artwork, files, selectionHash } = fact;
  if (now.evaluated.has(line)) return;
  now.sent.set(line, { artwork, files, selectionHash });
  now.proposed.delete(line);
  if (known.version > 0) now.proofs.set(line, { ...known, state: "artwork-sent" });
}

/** What a person has made a proof of is looked at, until it is sent back; what is approved is for good. */
function noteEvaluated({ evaluated }: Gathered, { kind, by, line }: OrderFact & { line: number }): void {
  if (kind === "proof-approved" || (kind === "proof-made" && by === "shop")) evaluated.add(line);
  else evaluated.delete(line);
}

function takeProof(now: Gathered, fact: OrderFact): void {
  // A line is held until there is a proof, an answer or other artwork of it.
  if (fact.kind === "proof-held") now.held.add(fact.line);
  else if ("line" in fact) now.held.delete(fact.line);
  if (
    fact.kind !== "proof-made" &&
    fact.kind !== "change-asked" &&
    fact.kind !== "proof-approved" &&
    fact.kind !== "artwork-sent"
  )
    return;
  const known = now.proofs.get(fact.line);
  if (known === undefined || !isBeforeProduction(now)) return;
  if (fact.kind === "proof-made") takeMade(now, known, fact);
  else if (fact.kind === "artwork-sent") takeArtwork(now, known, fact);
  else takeAnswer(now, known, fact);
  if (now.proofs.get(fact.line) !== known) noteEvaluated(now, fact);
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

function asPlaced(order: PlacedOrder): Gathered {
  const proofs = Array.from({ length: order.lines }, (_, at): [number, LineProof] => {
    const line = at + 1;
    const state = order.charges?.has(line) ? "approved" : "none";
    return [line, { line, version: 0, state, sha256: null }];
  });
  return {
    stage: "open",
    proofs: new Map(proofs),
    proposed: new Map(),
    amended: new Map(),
    sent: new Map(),
    evaluated: new Set(order.charges),
    held: new Set(),
    total: order.totalCents,
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
}

/**
 * Where an order stands by its facts. Facts that come twice count once, and how they are sorted makes no difference; payments and
 * refunds count by their reference, once each.
 */
export function orderState(order: PlacedOrder, facts: readonly OrderFact[]): OrderState {
  const now = asPlaced(order);
  const booked = new Set<string>();
  for (const fact of inOrder(facts)) {
    const booking =
      fact.kind === "paid" || fact.kind === "refunded" ? `${fact.kind} ${fact.reference}` : null;
    if (booking !== null && booked.has(booking)) continue;
    if (booking !== null) booked.add(booking);
    // What is accepted with a proof is to be paid from then on.
    takeProof(now, fact);
    takeMoney(now, fact);
    takeStage(now, fact);
    takeProblem(now, fact);
  }
  const { stage, total, paid, refunded, onAccount, dueOn, paidAt, approvedAt, dispatch } = now;
  const money = { total, paid, refunded, due: dueOf(now), onAccount, dueOn };
  const proofs = [...now.proofs.values()];
  const { proposed, amended, sent, evaluated, held, problems } = now;
  const ofLines = { proofs, proposed, amended, sent, evaluated, held };
  return { stage, money, paidAt, approvedAt, dispatch, problems, ...ofLines };
}
