import { formatDate } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import { problemRemedies, problemText } from "./problem/problem-labels.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import type { Amendment } from "./amend/amendment.ts";
import { amendedText } from "./amend/amendment-labels.ts";
import { correctionText } from "./correct/correction-labels.ts";
import { changeText } from "./proof/change-labels.ts";
import type { HappeningOf, OrderFact, PlacedOrder } from "./order-fact.ts";
import { orderState, type OrderState } from "./order-state.ts";
import { arrivedText } from "./payment-labels.ts";

/** A moment of an order's story, as its page tells it. */
export interface StoryEvent {
  readonly kind: OrderFact["kind"];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: OrderFact["by"];
  readonly words: string;
}

function placedWords({ way }: HappeningOf<"placed">): string {
  if (way === undefined) return "The order was placed.";
  return `The order was placed ${way === "telephone" ? "by telephone" : "at the counter"}.`;
}

function paidWords(fact: HappeningOf<"paid">, { money, stage }: OrderState): string {
  const arrived = arrivedText(fact);
  if (stage === "cancelled" || stage === "lapsed")
    return `${arrived} after the order had ended. It is given back.`;
  if (money.due > 0) return `${arrived}, ${formatMoney(money.due)} to go.`;
  return money.due === 0 ? `${arrived}. All is paid.` : `${arrived}, ${formatMoney(-money.due)} too much.`;
}

function questionWords({ why, cents, currency }: HappeningOf<"payment-questioned">): string {
  const amount = currency === "NZD" ? formatMoney(cents) : `${(cents / 100).toFixed(2)} ${currency}`;
  const words = {
    currency: `${amount} has arrived, which is not in New Zealand dollars.`,
    amount: `${amount} is not what the payment was begun with.`,
    "refund-too-large": `${amount} were given back, which is more than was paid.`,
    "refund-failed": `The ${amount} that were given back did not arrive.`,
    disputed: `The bank has a question about the payment of ${amount}.`,
  } as const;
  return `${words[why]} We look at it, and write to you.`;
}

function proofMadeWords({ version, amendment }: HappeningOf<"proof-made">, title: string): string {
  const ready = version === 1 ? `The proof${title} is ready` : `Proof ${version}${title} is ready`;
  return amendment === undefined
    ? `${ready}.`
    : `${ready}, as ${amendment.line.title}, ${quantityText(amendment.line)}: ${amendedText(amendment)}.`;
}

function acceptedWords(amendment: Amendment | undefined): string {
  return amendment === undefined ? "" : `, with what it proposes: ${amendedText(amendment)}`;
}

function reasonWords(reason: string): string {
  return reason === "" ? "The order was cancelled." : `The order was cancelled: “${reason}”`;
}

const backWords = {
  card: " to the card",
  transfer: " by bank transfer",
  cash: " in cash",
  points: " as points",
} as const;

function refundWords(fact: HappeningOf<"refunded" | "refund-failed">): string {
  const { kind, cents } = fact;
  const how = fact.kind === "refunded" && fact.way !== undefined ? backWords[fact.way] : "";
  return kind === "refunded"
    ? `${formatMoney(cents)} was given back${how}.`
    : `The ${formatMoney(cents)} that was given back did not arrive. We give it back another way.`;
}

function creditWords({ cents, dueOn }: HappeningOf<"credit-granted">): string {
  return `${formatMoney(cents)} is on account, due ${formatDate(dueOn)}.`;
}

/** Facts of which nothing is to be told but that they are. */
const plainWords = {
  "production-started": "It is being made.",
  delivered: "It has arrived.",
  lapsed: "The order has lapsed: it was not approved and paid in time.",
  revived: "The order is open again.",
} as const;

function dispatchedWords({ carrier, tracking }: HappeningOf<"dispatched">): string {
  return `It is on its way with ${carrier}${tracking === "" ? "" : `, number ${tracking}`}.`;
}

/** What of its money is promised: on account, or as a deposit. */
function promisedWords(fact: HappeningOf<"credit-granted" | "deposit-agreed">): string {
  const { cents } = fact;
  if (fact.kind === "credit-granted") return creditWords(fact);
  return `A deposit of ${formatMoney(cents)} was agreed: it is made once that is paid, and leaves when the rest is.`;
}

function problemWords(fact: HappeningOf<"problem-answered" | "problem-reported">): string {
  return fact.kind === "problem-reported"
    ? `A problem was reported: ${problemText(fact.kinds)}. “${fact.words}”`
    : `${problemRemedies[fact.remedy]}: “${fact.words}”`;
}

function artworkWords(
  { isOurs, note = "" }: Extract<OrderFact, { kind: "artwork-sent" }>,
  title: string,
): string {
  if (isOurs !== true) return `Artwork${title} was sent.`;
  return `The shop has put artwork${title} into the order${note === "" ? "." : `: “${note}”`}`;
}

/** A fact in plain words; `after` is where the order stood with it. */
function wordsOf(fact: OrderFact, after: OrderState, titles: readonly string[]): string {
  const title = "line" in fact && titles.length > 1 ? ` of ${titles[fact.line - 1] ?? ""}` : "";
  switch (fact.kind) {
    case "placed":
      return placedWords(fact);
    case "paid":
      return paidWords(fact, after);
    case "refunded":
    case "refund-failed":
      return refundWords(fact);
    case "payment-questioned":
      return questionWords(fact);
    case "credit-granted":
    case "deposit-agreed":
      return promisedWords(fact);
    case "proof-made":
      return proofMadeWords(fact, title);
    case "proof-held":
      return `A person looks at the print file${title} before its proof is sent.`;
    case "change-asked":
      return `A change of the proof${title} was asked for: “${changeText(fact)}”`;
    case "proof-approved":
      return `The proof${title} was approved${acceptedWords(after.amended.get(fact.line))}.`;
    case "artwork-sent":
      return artworkWords(fact, title);
    case "corrected":
      return correctionText(fact, titles);
    case "dispatched":
      return dispatchedWords(fact);
    case "message":
      return `${fact.by === "customer" ? "The customer" : "The shop"} wrote: “${fact.words}”`;
    case "problem-reported":
    case "problem-answered":
      return problemWords(fact);
    case "cancelled":
      return reasonWords(fact.reason);
    default:
      return plainWords[fact.kind];
  }
}

/** What has happened to an order in plain words, the oldest first; `titles` are its lines'. */
export function orderStory(
  order: PlacedOrder,
  facts: readonly OrderFact[],
  titles: readonly string[],
): readonly StoryEvent[] {
  const told = [...facts].sort((a, b) => a.id - b.id);
  return told.map((fact, at) => {
    const after = orderState(order, told.slice(0, at + 1));
    return { kind: fact.kind, at: fact.at, by: fact.by, words: wordsOf(fact, after, titles) };
  });
}
