import type { LineProof } from "../proof/line-proof.ts";
import { lacksRest } from "../order-money.ts";
import { isToLeave } from "../order-stage.ts";
import type { OrderState } from "../order-state.ts";

/** When an order could begin to be made: approved and paid, whichever came last; null before. */
export function readyAt({ paidAt, approvedAt }: Pick<OrderState, "paidAt" | "approvedAt">): number | null {
  return paidAt === null || approvedAt === null ? null : Math.max(paidAt, approvedAt);
}

/** The shop is to make a proof of it. */
export function isUnmade({ state }: Pick<LineProof, "state">): boolean {
  return state !== "made" && state !== "approved";
}

/** What is missing before an order can be made, or leave: money, a proof that the shop makes, an approval of one that it has made. */
export type Awaited = "payment" | "proof" | "approval";

/** What an open order waits for; one that has moved on waits for the rest beyond its deposit, else for nothing. */
export function waitsFor(state: OrderState): readonly Awaited[] {
  const { stage, paidAt, proofs, money } = state;
  if (stage !== "open") return isToLeave(state) && lacksRest(money) ? ["payment"] : [];
  const isUnseen = proofs.some(({ state }) => state === "made");
  const all: readonly [boolean, Awaited][] = [
    [paidAt === null, "payment"],
    [proofs.some(isUnmade), "proof"],
    [isUnseen, "approval"],
  ];
  return all.filter(([isMissing]) => isMissing).map(([, what]) => what);
}
