import type { OrderStage } from "#domain/order/order-stage.ts";
import type { OrderUrgency } from "#domain/order/printing/urgencies.ts";
import type { Awaited } from "#domain/order/waiting/waits-for.ts";
import type { TodayKind } from "#domain/order/waiting/today-lanes.ts";

/** Where an order stands, in a word. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  open: "Open",
  ready: "Ready to be made",
  "in-production": "In production",
  dispatched: "Dispatched",
  delivered: "Delivered",
  cancelled: "Cancelled",
  lapsed: "Lapsed",
};

/** How an order stands by the day on which it is to leave. */
export const urgencyNames: Readonly<Record<OrderUrgency, string>> = {
  late: "Late",
  risk: "At risk",
  today: "Begin today",
};

/** What an open order waits for. */
export const awaitedNames: Readonly<Record<Awaited, string>> = {
  proof: "A proof",
  approval: "Its approval",
  payment: "Payment",
};

/** What waits for a person of the shop, as something to do. */
export const taskNames: Readonly<Record<TodayKind, string>> = {
  request: "Answer the request",
  proof: "Make the proof",
  change: "Make the change",
  problem: "Answer the problem",
  message: "Answer the message",
  question: "Look at the payment",
  refund: "Give money back",
  payment: "Match the payment",
  overdue: "Ask for the money",
  print: "Print",
  send: "Send",
  review: "Look at the review",
  "shop-question": "Answer the question",
  publication: "Not on sale yet",
  mail: "Mail refused",
  job: "Work that failed",
};
