import { POINT_VALUE } from "#domain/cart/points-use.ts";
import type { Cents } from "#domain/money.ts";
import { type GivenBackWay, givenBackWays } from "./given-back-ways.ts";
import type { OrderFact, PaymentProvider } from "./order-fact.ts";
import type { OrderState } from "./order-state.ts";

/** A payment that came for an order, and how much of it can still be given back. */
export interface HeldPayment {
  /** When it was noted, in milliseconds since 1970. */
  readonly at: number;
  readonly reference: string;
  /** Who took it for the shop; null where it came without anybody. */
  readonly provider: PaymentProvider | null;
  readonly cents: Cents;
  /** Never more than the order has: what was given back another way is not given back again. */
  readonly held: Cents;
}

/**
 * The payments of an order that anything is left of, the oldest first. What was given back without a word of which payment is taken off
 * what all of them hold together.
 */
export function heldPayments(
  { money }: Pick<OrderState, "money">,
  facts: readonly OrderFact[],
): readonly HeldPayment[] {
  const kept = money.paid - money.refunded;
  const failed = new Set(facts.flatMap((fact) => (fact.kind === "refund-failed" ? [fact.reference] : [])));
  const seen = new Set<string>();
  return facts
    .toSorted((a, b) => a.id - b.id)
    .flatMap((fact): HeldPayment[] => {
      if (fact.kind !== "paid" || seen.has(fact.reference)) return [];
      seen.add(fact.reference);
      const { at, reference, provider = null, cents } = fact;
      const back = facts.reduce(
        (sum, one) =>
          one.kind === "refunded" && one.payment === reference && !failed.has(one.reference)
            ? sum + one.cents
            : sum,
        0,
      );
      const held = Math.min(cents - back, kept);
      return held > 0 ? [{ at, reference, provider, cents, held }] : [];
    });
}

/** How a payment can go back: to its card where one took it; as points only to an account, and whole ones. */
export function waysBack(
  { provider, held }: Pick<HeldPayment, "held" | "provider">,
  { hasAccount, takesCards }: { readonly hasAccount: boolean; readonly takesCards: boolean },
): readonly GivenBackWay[] {
  return givenBackWays.filter((way) => {
    if (way === "card") return provider !== null && takesCards;
    return way !== "points" || (hasAccount && held >= POINT_VALUE);
  });
}
