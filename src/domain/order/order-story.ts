import { formatMoney } from "#domain/money.ts";
import { changeText } from "./proof/change-words.ts";
import type { OrderFact, PlacedOrder } from "./order-fact.ts";
import { orderState, type OrderState } from "./order-state.ts";

/** A moment of an order's story, as its page tells it. */
export interface StoryEvent {
  readonly kind: OrderFact["kind"];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: OrderFact["by"];
  readonly words: string;
}

function paidWords(cents: number, { money, stage }: OrderState): string {
  const arrived = `${formatMoney(cents)} has arrived`;
  if (stage === "cancelled" || stage === "lapsed")
    return `${arrived} after the order had ended. It is given back.`;
  if (money.due > 0) return `${arrived}, ${formatMoney(money.due)} to go.`;
  return money.due === 0 ? `${arrived}. All is paid.` : `${arrived}, ${formatMoney(-money.due)} too much.`;
}

function reasonWords(reason: string): string {
  return reason === "" ? "The order was cancelled." : `The order was cancelled: “${reason}”`;
}

/** A fact in plain words; `after` is where the order stood with it. */
function wordsOf(fact: OrderFact, after: OrderState, titles: readonly string[]): string {
  const title = "line" in fact && titles.length > 1 ? ` of ${titles[fact.line - 1] ?? ""}` : "";
  switch (fact.kind) {
    case "placed":
      return "The order was placed.";
    case "paid":
      return paidWords(fact.cents, after);
    case "refunded":
      return `${formatMoney(fact.cents)} was given back.`;
    case "proof-made":
      return fact.version === 1 ? `The proof${title} is ready.` : `Proof ${fact.version}${title} is ready.`;
    case "change-asked":
      return `A change of the proof${title} was asked for: “${changeText(fact)}”`;
    case "proof-approved":
      return `The proof${title} was approved.`;
    case "production-started":
      return "It is being made.";
    case "dispatched":
      return `It is on its way with ${fact.carrier}${fact.tracking === "" ? "" : `, number ${fact.tracking}`}.`;
    case "delivered":
      return "It has arrived.";
    case "cancelled":
      return reasonWords(fact.reason);
    case "lapsed":
      return "The order has lapsed: it was not approved and paid in time.";
    case "revived":
      return "The order is open again.";
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
