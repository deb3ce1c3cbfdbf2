import type { TakenWay } from "#domain/order/order-fact.ts";

/** How an order was taken, as it is chosen. */
export const wayNames: Readonly<Record<TakenWay, string>> = {
  telephone: "By telephone",
  counter: "At the counter",
};
