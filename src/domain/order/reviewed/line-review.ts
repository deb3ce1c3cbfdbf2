import type { OrderStage } from "../order-stage.ts";

interface ReviewableLine {
  /** It was written by hand, and is no product of the catalogue. */
  readonly written?: string | undefined;
  readonly isRemoved?: true | undefined;
}

/**
 * Whether whoever ordered a line can say how it turned out: it is a product, and has left the shop. Who writes that is a buyer, with an
 * account or without (decision 380).
 */
export function isReviewable(stage: OrderStage, { written, isRemoved }: ReviewableLine): boolean {
  return (stage === "dispatched" || stage === "delivered") && written === undefined && isRemoved !== true;
}
