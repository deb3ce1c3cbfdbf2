import { type Evaluated, isEvaluated } from "./proof/evaluated.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Cents } from "#domain/money.ts";
import type { Amendment } from "./amend/amendment.ts";
import {
  type LaterLine,
  type CorrectedShipping,
  type LineChange,
  sameSums,
  type SumChanges,
} from "./correct/correction.ts";
import {
  noteLineChange,
  changeSums,
  type GatheredChanges,
  takeCorrection,
} from "./correct/take-correction.ts";
import type { OrderFact, PlacedOrder } from "./order-fact.ts";
import { dueOf, type GatheredMoney, lacksDifference, payableNow, takeMoney } from "./order-money.ts";
import { isBeforeProduction, type OrderStage } from "./order-stage.ts";
import type { ProblemRemedy } from "./problem/problem-labels.ts";
import type { LineProof } from "./proof/line-proof.ts";
import type { SubmittedArtwork } from "./proof/submitted-artwork.ts";

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
  /** What is to be paid next: less than is due where a deposit was agreed and is not paid yet. */
  readonly payableNow: Cents;
  /** What was agreed to be paid before it is made; null: all of it. The rest is paid before it leaves. */
  readonly deposit: Cents | null;
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
  /** What has become of each line that is not as it was placed, the oldest first. */
  readonly changes: ReadonlyMap<number, readonly LineChange[]>;
  /** The lines for which something is made. */
  readonly goods: ReadonlySet<number>;
  /** The lines that were removed. */
  readonly removed: ReadonlySet<number>;
  /** The lines that were added since. */
  readonly added: readonly LaterLine[];
  /** What its sums are more or less than as it was placed. */
  readonly sums: SumChanges;
  /** How it is sent, where that was corrected. */
  readonly shipping: CorrectedShipping | null;
  /** All of it was paid, and approved, before it came to cost more: it does not lapse. */
  readonly lacksDifference: boolean;
  /** What the customer has sent back of a line, each by its SHA-256, until they send files of their own. */
  readonly sentBack: ReadonlyMap<number, ReadonlySet<string>>;
  /** What was looked at of a line's artwork: all of it, by an approval or in a person's proof that is not sent back, or places that a person has filled. */
  readonly evaluated: ReadonlyMap<number, Evaluated>;
  /** The lines whose next proof a person looks at before it is sent. */
  readonly held: ReadonlySet<number>;
}

/** What is gathered while the facts are gone through, in the order in which they were recorded. */
interface Gathered extends GatheredMoney, GatheredChanges {
  stage: OrderStage;
  readonly amended: Map<number, Amendment>;
  readonly sent: Map<number, SubmittedArtwork>;
  readonly sentBack: Map<number, ReadonlySet<string>>;
  approvedAt: number | null;
  dispatch: OrderState["dispatch"];
  readonly problems: (ProblemRemedy | "open")[];
}

/** Each once, in the order in which they were recorded, however they were read. */
function inOrder(facts: readonly OrderFact[]): readonly OrderFact[] {
  const once = new Map(facts.map((fact) => [fact.id, fact]));
  return [...once.values()].sort((a, b) => a.id - b.id);
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
  if (fact.kind === "change-asked" && known.sha256 !== null)
    now.sentBack.set(line, new Set([...(now.sentBack.get(line) ?? []), known.sha256]));
  const amendment = now.proposed.get(line);
  now.proposed.delete(line);
  if (amendment === undefined || fact.kind === "change-asked") return;
  now.amended.set(line, amendment);
  noteLineChange(now, line, { kind: "line", line: amendment.line });
  changeSums(now, { goodsCents: amendment.goodsCents, couponCents: amendment.couponCents });
}

/** Other files, or the same ones lying elsewhere, take what was proofed out of the customer's hands, and what was proposed with it. */
function takeArtwork(now: Gathered, known: LineProof, fact: OrderFact & { kind: "artwork-sent" }): void {
  const { line, artwork, files, selectionHash, isOurs } = fact;
  if (!isOurs && isEvaluated(now, fact)) return;
  if (!isOurs) now.sentBack.delete(line);
  now.sent.set(line, { artwork, files, selectionHash });
  noteLineChange(now, line, { kind: "artwork", sent: { artwork, files, selectionHash } });
  now.proposed.delete(line);
  if (known.version > 0) now.proofs.set(line, { ...known, state: "artwork-sent" });
}

/** What a person has put in, or made a proof of, is looked at until it is sent back; what is approved is, whoever made its proof. */
function noteEvaluated(now: Gathered, fact: OrderFact & { kind: LineFactKind }): void {
  const { evaluated } = now;
  const { kind, by, line } = fact;
  const before = evaluated.get(line) ?? new Set();
  if (kind === "proof-approved" || (kind === "proof-made" && by === "shop")) evaluated.set(line, "all");
  else if (kind !== "artwork-sent") evaluated.delete(line);
  else if (by === "shop" && before !== "all") evaluated.set(line, new Set([...before, ...fact.places]));
}

type LineFactKind = "artwork-sent" | "change-asked" | "proof-approved" | "proof-made";

/** It is about the artwork or the proof of a line. */
function isOfLine(fact: OrderFact): fact is OrderFact & { kind: LineFactKind } {
  const kinds: readonly string[] = ["artwork-sent", "change-asked", "proof-approved", "proof-made"];
  return kinds.includes(fact.kind);
}

/** The line (from 1) that a fact about a proof is of. */
function takeLine(now: Gathered, fact: OrderFact): void {
  // A line is held until there is a proof, an answer or other artwork of it.
  if (fact.kind === "proof-held") now.held.add(fact.line);
  else if ("line" in fact) now.held.delete(fact.line);
  if (!isOfLine(fact)) return;
  const known = now.proofs.get(fact.line);
  if (known === undefined || !isBeforeProduction(now)) return;
  if (fact.kind === "proof-made") takeMade(now, known, fact);
  else if (fact.kind === "artwork-sent") takeArtwork(now, known, fact);
  else takeAnswer(now, known, fact);
  const isOurs = fact.kind === "artwork-sent" && fact.isOurs === true;
  if (isOurs || now.proofs.get(fact.line) !== known) noteEvaluated(now, fact);
}

function takeProof(now: Gathered, fact: OrderFact): void {
  if (fact.kind === "corrected" && isBeforeProduction(now)) takeCorrection(now, fact);
  else takeLine(now, fact);
  if (!isBeforeProduction(now)) return;
  const isApproved = [...now.proofs.values()].every(({ state }) => state === "approved");
  now.approvedAt = isApproved ? (now.approvedAt ?? fact.at) : null;
}

function takeProblem({ problems, stage }: Gathered, fact: OrderFact): void {
  const isSent = stage === "dispatched" || stage === "delivered";
  if (fact.kind === "problem-reported" && isSent) problems.push("open");
  if (fact.kind === "problem-answered" && problems[fact.problem - 1] !== undefined)
    problems[fact.problem - 1] = fact.remedy;
}

/** Everything is approved, and what it cost before was paid: only the difference is missing, and it does not lapse for that. */
function waitsForDifference(now: Gathered): boolean {
  return now.approvedAt !== null && lacksDifference(now);
}

/** What may follow on what: a fact at the wrong time changes nothing. */
function takeStage(now: Gathered, fact: OrderFact): void {
  const isReady = now.paidAt !== null && now.approvedAt !== null;
  if (isBeforeProduction(now)) {
    if (fact.kind === "cancelled") now.stage = "cancelled";
    else if (fact.kind === "lapsed" && !isReady && !waitsForDifference(now)) now.stage = "lapsed";
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
    sentBack: new Map(),
    evaluated: new Map([...(order.charges ?? [])].map((line) => [line, "all"])),
    held: new Set(),
    goods: new Set(proofs.map(([line]) => line).filter((line) => !order.charges?.has(line))),
    removed: new Set(),
    changes: new Map(),
    added: [],
    sums: sameSums,
    shipping: null,
    total: order.totalCents,
    paid: 0,
    refunded: 0,
    waived: 0,
    refunds: new Map(),
    failedRefunds: new Set(),
    onAccount: 0,
    dueOn: null,
    paidAt: null,
    covered: 0,
    deposit: null,
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
  const { deposit } = now;
  const due = { due: dueOf(now), payableNow: payableNow(now), deposit };
  const money = { total, paid, refunded, ...due, onAccount, dueOn };
  const proofs = [...now.proofs.values()];
  const { proposed, amended, sent, changes, goods, removed, added, evaluated, held } = now;
  const { problems, sums, shipping, sentBack } = now;
  const ofLines = {
    proofs,
    proposed,
    amended,
    sent,
    changes,
    goods,
    removed,
    added,
    evaluated,
    held,
    sentBack,
  };
  const waiting = { lacksDifference: waitsForDifference(now) };
  return { stage, money, sums, shipping, paidAt, approvedAt, dispatch, problems, ...ofLines, ...waiting };
}
