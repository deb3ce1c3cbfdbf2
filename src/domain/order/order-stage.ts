/**
 * How far an order is. "open": something is waited for before it can be made. "ready": approved and paid, it waits for its place in
 * production.
 */
export type OrderStage =
  | "open"
  | "ready"
  | "in-production"
  | "dispatched"
  | "delivered"
  | "cancelled"
  | "lapsed";

/** Whether an order is not being made yet. */
export function isBeforeProduction({ stage }: { readonly stage: OrderStage }): boolean {
  return stage === "open" || stage === "ready";
}

/** Whether an order has a day on which it leaves, and has not left. */
export function isToLeave({ stage }: { readonly stage: OrderStage }): boolean {
  return stage === "ready" || stage === "in-production";
}

/** Whether an order is at an end without goods. */
export function isGivenUp({ stage }: { readonly stage: OrderStage }): boolean {
  return stage === "cancelled" || stage === "lapsed";
}
