import type { OrderStage } from "./order-stage.ts";
import type { Awaited } from "./waiting/waits-for.ts";

/** Where an order stands, as a list needs it. */
interface Standing {
  readonly stage: OrderStage;
  readonly waitsFor: readonly Awaited[];
}

const stageWords: Readonly<Record<Exclude<OrderStage, "open">, string>> = {
  ready: "Approved and paid",
  "in-production": "Being made",
  dispatched: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  lapsed: "Lapsed",
};

/** Where an order stands, in words. */
export function stageText({ stage, waitsFor }: Standing): string {
  if (stage === "ready" && waitsFor.includes("payment")) return "Approved";
  if (stage !== "open") return stageWords[stage];
  if (waitsFor.includes("approval")) return "Proof to approve";
  return waitsFor.includes("payment") ? "To be paid" : "Proof on its way";
}

/** What its customer does next; null when there is nothing to do. */
export function nextStepText({ stage, waitsFor }: Standing): string | null {
  if (stage === "lapsed") return "Order it again";
  if (stage === "dispatched") return "Follow the parcel";
  const approves = waitsFor.includes("approval");
  const pays = waitsFor.includes("payment");
  if (approves) return pays ? "Approve the proof and pay" : "Approve the proof";
  return pays ? "Pay" : null;
}
