import type { Cents } from "#domain/money.ts";
import { amendedBy, type Amendment } from "./amend/amendment.ts";
import { costsMore, type OrderCorrection } from "./correct/correction.ts";
import type { FactKind, HappeningOf } from "./order-fact.ts";
import { lacksRest } from "./order-money.ts";
import type { LineProof } from "./proof/line-proof.ts";
import type { OrderState } from "./order-state.ts";
import { isEvaluated } from "./proof/evaluated.ts";

type ProofFault = "not-found" | "order-closed" | "proof-approved" | "proof-replaced";
type ProofAnswerFault = ProofFault | "proof-outdated" | "proof-sent-back";

/** By what each kind of fact can be hindered: codes of sentences. */
interface Hindrances {
  readonly placed: "order-closed";
  readonly paid: "amount-invalid";
  readonly refunded: "amount-invalid" | "refund-too-large";
  readonly "refund-failed": "amount-invalid";
  readonly "payment-questioned": never;
  readonly "credit-granted": "order-closed";
  readonly "deposit-agreed": "amount-invalid" | "deposit-too-large" | "order-closed";
  readonly "proof-made": ProofFault | "amendment-below-zero" | "proof-unchanged";
  readonly "proof-held": "not-found" | "order-closed";
  readonly "change-asked": ProofAnswerFault;
  readonly "proof-approved": ProofAnswerFault;
  readonly "artwork-sent": "artwork-evaluated" | "not-found" | "order-closed";
  readonly corrected: "correction-below-zero" | "correction-empties" | "not-found" | "order-closed";
  readonly "production-started": "order-not-ready";
  readonly dispatched: "order-closed" | "order-unpaid";
  readonly delivered: "order-closed";
  readonly message: never;
  readonly "problem-reported": "order-not-sent";
  readonly "problem-answered": "not-found";
  readonly cancelled: "order-closed";
  readonly lapsed: "order-closed";
  readonly revived: "order-closed";
}

/** Why a fact of a kind cannot happen. */
export type Hindrance<Kind extends FactKind> = Hindrances[Kind];

function proofOf({ proofs }: OrderState, line: number): LineProof | null {
  return proofs.find((proof) => proof.line === line) ?? null;
}

const isOpen = ({ stage }: OrderState) => stage === "open" || stage === "ready";

/** What the order would come to if this were accepted, and all that is proposed of other lines and costs less, too. */
function leastTotal({ money, proposed }: OrderState, line: number, amendment: Amendment): Cents {
  const others = [...proposed].flatMap(([at, other]) => (at === line ? [] : [Math.min(0, amendedBy(other))]));
  return others.reduce((sum, cents) => sum + cents, money.total + amendedBy(amendment));
}

/** What was sent back is answered with something else, or with the reason why not. */
function mayMakeProof(
  state: OrderState,
  { line, version, amendment, sha256, note }: HappeningOf<"proof-made">,
) {
  const proof = proofOf(state, line);
  if (!isOpen(state)) return "order-closed";
  if (proof === null) return "not-found";
  if (proof.state === "approved") return "proof-approved";
  if (amendment !== undefined && leastTotal(state, line, amendment) < 0) return "amendment-below-zero";
  if (version !== proof.version + 1) return "proof-replaced";
  return note === "" && state.sentBack.get(line)?.has(sha256) ? "proof-unchanged" : null;
}

/** What is with the customer, or approved, is held no more; and nothing twice. */
function mayHoldProof(state: OrderState, { line }: HappeningOf<"proof-held">) {
  if (!isOpen(state)) return "order-closed";
  const proof = proofOf(state, line);
  const isUnmade = proof !== null && proof.state !== "made" && proof.state !== "approved";
  return isUnmade && !state.held.has(line) ? null : "not-found";
}

function mayAnswerProof(
  state: OrderState,
  answer: HappeningOf<"change-asked"> | HappeningOf<"proof-approved">,
): ProofAnswerFault | null {
  const proof = proofOf(state, answer.line);
  if (proof === null || proof.state === "none") return "not-found";
  if (proof.state === "approved") return "proof-approved";
  if (!isOpen(state)) return "order-closed";
  if (proof.version !== answer.version) return "proof-replaced";
  if (proof.state === "artwork-sent") return "proof-outdated";
  if (proof.state === "change-asked") return "proof-sent-back";
  return answer.kind === "proof-approved" && answer.sha256 !== proof.sha256 ? "proof-replaced" : null;
}

/**
 * By its customer while nobody has looked at what is replaced: a person who has put it in or made a proof of it, or the customer who
 * approved one. By the shop until it is made.
 */
function maySendArtwork(
  state: OrderState,
  { line, places, isOurs }: Pick<HappeningOf<"artwork-sent">, "isOurs" | "line" | "places">,
): Hindrance<"artwork-sent"> | null {
  if (proofOf(state, line) === null || !state.goods.has(line)) return "not-found";
  if (isOurs) return isOpen(state) ? null : "order-closed";
  if (state.stage === "cancelled" || state.stage === "lapsed") return "order-closed";
  return isEvaluated(state, { line, places }) ? "artwork-evaluated" : null;
}

/** Only whom it is for, and where it goes. */
export function isOfContact({ lines, added, shipping, sums }: OrderCorrection): boolean {
  return (
    lines.length === 0 &&
    added.length === 0 &&
    shipping === null &&
    Object.values(sums).every((cents) => cents === 0)
  );
}

/** Where it goes can be put right until it has left, all else until it is made; something stays that is made, and nothing costs less than nothing. */
function mayCorrect(state: OrderState, correction: OrderCorrection): Hindrance<"corrected"> | null {
  const { lines, added, sums } = correction;
  if (!isOpen(state) && !(state.stage === "in-production" && isOfContact(correction))) return "order-closed";
  if (lines.some(({ line }) => proofOf(state, line) === null || state.removed.has(line))) return "not-found";
  const removed = new Set(lines.flatMap(({ line, now }) => (now === "removed" ? [line] : [])));
  const isMade = added.some(({ written }) => written !== "charge");
  if (!isMade && [...state.goods].every((line) => removed.has(line))) return "correction-empties";
  const proposed = [...state.proposed].filter(([line]) => !lines.some((one) => one.line === line));
  const least = proposed.reduce((sum, [, one]) => sum + Math.min(0, amendedBy(one)), state.money.total);
  return least + costsMore(sums) < 0 ? "correction-below-zero" : null;
}

const closedUnless = (may: boolean) => (may ? null : "order-closed");

/** Money that came is never refused: what has arrived has arrived. Only what was paid can be given back. */
const rules: {
  readonly [Kind in FactKind]: (state: OrderState, happening: HappeningOf<Kind>) => Hindrance<Kind> | null;
} = {
  placed: () => "order-closed",
  paid: (_, { cents }) => (cents > 0 ? null : "amount-invalid"),
  refunded({ money }, { cents }) {
    if (cents <= 0) return "amount-invalid";
    return cents > money.paid - money.refunded ? "refund-too-large" : null;
  },
  "refund-failed": (_, { cents }) => (cents > 0 ? null : "amount-invalid"),
  "payment-questioned": () => null,
  "credit-granted": (state) => closedUnless(isOpen(state) && state.money.dueOn === null),
  "deposit-agreed"(state, { cents }) {
    if (!isOpen(state)) return "order-closed";
    if (cents <= 0) return "amount-invalid";
    return cents >= state.money.total ? "deposit-too-large" : null;
  },
  "proof-made": mayMakeProof,
  "proof-held": mayHoldProof,
  "change-asked": mayAnswerProof,
  "proof-approved": mayAnswerProof,
  "artwork-sent": maySendArtwork,
  corrected: mayCorrect,
  "production-started": ({ stage }) => (stage === "ready" ? null : "order-not-ready"),
  dispatched({ stage, money }) {
    if (stage !== "in-production") return "order-closed";
    return lacksRest(money) ? "order-unpaid" : null;
  },
  message: () => null,
  "problem-reported": ({ stage }) =>
    stage === "dispatched" || stage === "delivered" ? null : "order-not-sent",
  "problem-answered": ({ problems }, { problem }) =>
    problems[problem - 1] === undefined ? "not-found" : null,
  delivered: ({ stage }) => closedUnless(stage === "dispatched"),
  cancelled: (state) => closedUnless(isOpen(state)),
  lapsed: ({ stage, lacksDifference }) => closedUnless(stage === "open" && !lacksDifference),
  revived: ({ stage }) => closedUnless(stage === "lapsed"),
};

/** Why something cannot happen to an order where it stands, by the code of its sentence; null where it can. */
export function whyNot<Kind extends FactKind>(
  state: OrderState,
  happening: HappeningOf<Kind>,
): Hindrance<Kind> | null {
  return rules[happening.kind](state, happening);
}
