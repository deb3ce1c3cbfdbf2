import type { Cents } from "#domain/money.ts";

/** What a price leaves over what it costs, both with GST: in cents, and in thousandths of the price. Below 0 it is a loss. */
export interface Margin {
  readonly amount: Cents;
  readonly permille: number;
}

/** What is left of a price over a cost; of nothing nothing. */
export function marginOn(price: Cents, cost: Cents): Margin {
  const amount = price - cost;
  return { amount, permille: price === 0 ? 0 : Math.round((amount * 1000) / price) };
}
