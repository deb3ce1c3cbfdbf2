import type { Cents } from "#domain/money.ts";

/**
 * Mends the prices of rising quantities so that more never costs less in total, nor more per piece: first no price
 * is above a later one, then none is above the earlier one's price per piece. Exact in whole cents.
 */
export function fairPrices(quantities: readonly number[], asked: readonly Cents[]): Cents[] {
  const prices = [...asked];
  for (let index = prices.length - 2; index >= 0; index -= 1) {
    prices[index] = Math.min(prices[index] ?? 0, prices[index + 1] ?? 0);
  }
  for (let index = 1; index < prices.length; index += 1) {
    const before = (prices[index - 1] ?? 0) * (quantities[index] ?? 0);
    prices[index] = Math.min(prices[index] ?? 0, Math.floor(before / (quantities[index - 1] ?? 1)));
  }
  return prices;
}

/** What any quantity from the first to the last tier has, such as its price: in proportion, half a unit up; null outside. */
export function between(
  quantities: readonly number[],
  values: readonly number[],
  quantity: number,
): number | null {
  const index = quantities.findIndex((tier) => tier >= quantity);
  const upper = quantities[index];
  const value = values[index];
  if (upper === undefined || value === undefined) return null;
  if (upper === quantity) return value;
  const lower = quantities[index - 1];
  const before = values[index - 1];
  if (lower === undefined || before === undefined) return null;
  return before + Math.round(((value - before) * (quantity - lower)) / (upper - lower));
}
