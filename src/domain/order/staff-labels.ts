import { formatMoney } from "#domain/money.ts";
import type { OrderStage } from "./order-stage.ts";
import type { LineProof } from "./proof/line-proof.ts";
import type { OrderState } from "./order-state.ts";
import { isUnmade, waitsFor } from "./waiting/waits-for.ts";

const stageWords: Readonly<Record<OrderStage, string>> = {
  open: "Open",
  ready: "Ready to be made",
  "in-production": "In production",
  dispatched: "Dispatched",
  delivered: "Delivered",
  cancelled: "Cancelled",
  lapsed: "Lapsed",
};

/** Where an order stands, in a word for the staff. */
export function staffStageText({ stage }: Pick<OrderState, "stage">): string {
  return stageWords[stage];
}

/** "item 2", "items 1, 2 and 3". */
function itemsText(some: readonly LineProof[]): string {
  const numbers = some.map(({ line }) => String(line));
  const last = numbers.pop();
  return numbers.length === 0 ? `item ${last}` : `items ${numbers.join(", ")} and ${last}`;
}

/** "The proof", "The proof of item 2", "The proofs of items 1, 2 and 3"; of an order of one line nothing need be named. */
function proofsText(some: readonly LineProof[], all: number): string {
  if (all === 1) return "The proof";
  return `The ${some.length === 1 ? "proof" : "proofs"} of ${itemsText(some)}`;
}

function artworkTexts(some: readonly LineProof[], all: number): readonly string[] {
  if (some.length === 0) return [];
  const which = all === 1 ? "The artwork" : `The artwork of ${itemsText(some)}`;
  return [`${which} is to come from the customer.`];
}

/** What is to be paid, and by when where a deposit is enough to begin with. */
function paymentText({ stage, money }: OrderState): string {
  const { due, payableNow } = money;
  if (stage !== "open") return `${formatMoney(due)} is to be paid before it leaves.`;
  return payableNow < due
    ? `${formatMoney(payableNow)} is to be paid before it is made, and ${formatMoney(due - payableNow)} before it leaves.`
    : `${formatMoney(due)} is to be paid.`;
}

/**
 * What an order waits for, whoever it waits for, a sentence each; the last things of it say what is next. `awaited`: the lines that wait
 * for their customer's artwork.
 */
export function awaitedTexts(state: OrderState, awaited: ReadonlySet<number>): readonly string[] {
  const { money, proofs, stage } = state;
  const all = proofs.length;
  const [lacking, unmade] = [true, false].map((isAwaited) =>
    proofs.filter((proof) => isUnmade(proof) && awaited.has(proof.line) === isAwaited),
  ) as [LineProof[], LineProof[]];
  const unseen = proofs.filter((proof) => proof.state === "made");
  const sentences = {
    proof: `${proofsText(unmade, all)} ${unmade.length === 1 ? "is" : "are"} to be made.`,
    approval: `${proofsText(unseen, all)} ${unseen.length === 1 ? "waits" : "wait"} for the customer.`,
    payment: paymentText(state),
  };
  const waits = waitsFor(state).filter((what) => what !== "proof" || unmade.length > 0);
  const missing = (["proof", "approval", "payment"] as const).filter((what) => waits.includes(what));
  const artwork = waitsFor(state).includes("proof") ? artworkTexts(lacking, all) : [];
  const owed = money.due < 0 ? [`${formatMoney(-money.due)} is to be given back.`] : [];
  const open = state.problems.filter((problem) => problem === "open").length;
  const problems =
    open === 0
      ? []
      : [open === 1 ? "A problem waits for an answer." : `${open} problems wait for an answer.`];
  const next: Partial<Record<OrderStage, string>> = {
    ready: waits.includes("payment")
      ? "Everything is approved: it can be made."
      : "Everything is approved and paid: it can be made.",
    "in-production": "It is being made, and then goes out.",
    dispatched: "It is on its way.",
  };
  return [
    ...problems,
    ...artwork,
    ...missing.map((what) => sentences[what]),
    ...(next[stage] ? [next[stage]] : []),
    ...owed,
  ];
}

/** How a line's proof stands, for the staff. */
export function staffProofText({ state, version }: LineProof): string {
  const named = version > 1 ? `Proof ${version}` : "Proof";
  switch (state) {
    case "none":
      return "No proof yet";
    case "made":
      return `${named} is with the customer`;
    case "change-asked":
      return `${named} was sent back`;
    case "artwork-sent":
      return `${named} shows what was there before`;
    case "approved":
      return `${named} is approved`;
  }
}
