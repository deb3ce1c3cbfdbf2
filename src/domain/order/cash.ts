import type { Cents } from "#domain/money.ts";

/** The smallest coin. */
export const SMALLEST_COIN: Cents = 10;

/** What an amount is in cash: to the nearest 10 cents, and 5 cents down, as shops in New Zealand round. */
export function inCash(cents: Cents): Cents {
  return Math.ceil((cents - SMALLEST_COIN / 2) / SMALLEST_COIN) * SMALLEST_COIN;
}

/** What cash pays for. */
export interface CashPayment {
  readonly cents: Cents;
  /** How much more than that was handed over; below 0 less. */
  readonly rounding: Cents;
}

/**
 * What cash that was handed over pays for. What is due, as it is in coins, pays for it to the cent: the cents between are neither owed nor
 * due (decision 312). Null where there are no such coins.
 */
export function cashPayment(handed: Cents, due: Cents): CashPayment | null {
  if (handed % SMALLEST_COIN !== 0) return null;
  const settles = due > 0 && handed === inCash(due);
  return settles ? { cents: due, rounding: handed - due } : { cents: handed, rounding: 0 };
}
