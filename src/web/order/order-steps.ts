import { formatDay } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import type { ShownOrder } from "./order.types.ts";

/** A stage of an order on its line. */
export interface OrderStep {
  readonly name: string;
  /** When it was, or what is missing; empty where there is nothing to say. */
  readonly words: string;
  /** "ended": it goes no further. */
  readonly state: "done" | "next" | "later" | "ended";
}

const days = new Intl.DateTimeFormat("en-NZ", {
  day: "numeric",
  month: "long",
  timeZone: "Pacific/Auckland",
});

/** "23 November": the day in the shop of an instant. */
export function dayOf(instant: string): string {
  return days.format(new Date(instant));
}

function lastDay({ events }: ShownOrder, kind: string): string {
  const last = events.findLast((event) => event.kind === kind);
  return last === undefined ? "" : dayOf(last.at);
}

/** The lines that are made: a charge, which has no picture, has no proof either. */
export function proofedIn({ items }: ShownOrder): ShownOrder["items"] {
  return items.filter(({ picture }) => picture !== "");
}

function proofStep(order: ShownOrder): OrderStep {
  const proofed = proofedIn(order);
  const approved = proofed.filter(({ proof }) => proof.state === "approved").length;
  const all = proofed.length;
  const isReady = order.items.some(({ proof }) => proof.state === "made");
  if (approved === all)
    return { name: "Proof approved", words: lastDay(order, "proof-approved"), state: "done" };
  const some = all > 1 ? `${approved} of ${all} approved` : "";
  const waiting = isReady ? "Ready for you" : "We are preparing it";
  return { name: "Proof", words: some || waiting, state: "next" };
}

function paymentStep(order: ShownOrder): OrderStep {
  if (order.due <= 0) return { name: "Paid", words: lastDay(order, "paid"), state: "done" };
  if (order.on_account != null)
    return { name: "On account", words: `Due ${formatDay(order.on_account.due_on)}`, state: "done" };
  const ways = order.may_pay_by_card ? "By card or bank transfer" : "By bank transfer";
  const words = order.paid > 0 ? `${formatDollars(order.due)} to go` : ways;
  return { name: "Payment", words, state: "next" };
}

const made = ["in-production", "dispatched", "delivered"] as const;

/** How far an order that is being made has come. */
function makingSteps(order: ShownOrder): OrderStep[] {
  const at = made.findIndex((stage) => stage === order.stage);
  const state = (step: number, begins: boolean) => {
    if (at >= step) return "done";
    return at === step - 1 && begins ? "next" : "later";
  };
  const arrives = order.delivery_date === null ? "" : formatDay(order.delivery_date);
  return [
    {
      name: at >= 0 ? "Being made" : "Production",
      words: lastDay(order, "production-started"),
      state: state(0, order.stage === "ready"),
    },
    {
      name: "On its way",
      words: at >= 1 ? lastDay(order, "dispatched") : "",
      state: state(1, true),
    },
    {
      name: at === 2 ? "Delivered" : "With you",
      words: at === 2 ? lastDay(order, "delivered") : arrives,
      state: state(2, true),
    },
  ];
}

const remedies = { reprint: "We make it again", refund: "Money back", words: "Answered" } as const;

/** How the newest problem stands; none where nothing was wrong. */
function problemStep({ problems }: ShownOrder): readonly OrderStep[] {
  const newest = problems.at(-1);
  if (newest === undefined) return [];
  const answer = newest.answers.at(-1);
  if (answer === undefined) return [{ name: "Problem", words: "We look at it", state: "next" }];
  return [{ name: "Problem", words: remedies[answer.remedy], state: "done" }];
}

/** The stages of an order from the beginning to the door; one that was given up ends where it ended. */
export function orderSteps(order: ShownOrder): readonly OrderStep[] {
  const placed: OrderStep = { name: "Ordered", words: dayOf(order.placed_at), state: "done" };
  if (order.stage === "cancelled" || order.stage === "lapsed") {
    const name = order.stage === "cancelled" ? "Cancelled" : "Lapsed";
    return [placed, { name, words: lastDay(order, order.stage), state: "ended" }];
  }
  return [placed, proofStep(order), paymentStep(order), ...makingSteps(order), ...problemStep(order)];
}
