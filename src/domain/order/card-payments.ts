import type { OrderFact, PaymentProvider } from "./order-fact.ts";
import type { OrderState } from "./order-state.ts";

/** A payment that somebody took for the shop, and how much of it can still be given back through them, in cents. */
export interface LeftPayment {
  readonly provider: PaymentProvider;
  readonly reference: string;
  readonly left: number;
}

/**
 * The payment of an order that most can be given back from through who took it; null where there is none. Never more than the order
 * has: what was given back another way is not given back again.
 */
export function paymentToGiveBack(
  { money }: Pick<OrderState, "money">,
  facts: readonly OrderFact[],
): LeftPayment | null {
  const kept = money.paid - money.refunded;
  const payments = facts.flatMap((fact): LeftPayment[] => {
    if (fact.kind !== "paid" || fact.provider === undefined) return [];
    const { provider, reference } = fact;
    const back = facts.reduce(
      (sum, one) => (one.kind === "refunded" && one.payment === reference ? sum + one.cents : sum),
      0,
    );
    return [{ provider, reference, left: Math.min(fact.cents - back, kept) }];
  });
  const most = payments.toSorted((a, b) => b.left - a.left)[0];
  return most !== undefined && most.left > 0 ? most : null;
}

/** The least that can be paid by card, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST = 50;
/** Nine figures in all are taken; an order's total has at most as many. */
const MOST = 99_999_999;

/** Whether so much can be paid by card. */
export function isPayableByCard(cents: number): boolean {
  return cents >= LEAST && cents <= MOST;
}
