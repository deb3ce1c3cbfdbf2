import type { Cents } from "../money.ts";

/**
 * Mends the prices of rising quantities so that more never costs less in total, nor more per piece: first no price
 * is above a later one, then none is above the earlier one's price per piece. Exact in whole cents.
 */
export const fairPrices = (quantities: readonly number[], asked: readonly Cents[]): Cents[] => {
  const prices = [...asked];
  for (let index = prices.length - 2; index >= 0; index -= 1) {
    prices[index] = Math.min(prices[index] ?? 0, prices[index + 1] ?? 0);
  }
  for (let index = 1; index < prices.length; index += 1) {
    const before = (prices[index - 1] ?? 0) * (quantities[index] ?? 0);
    prices[index] = Math.min(prices[index] ?? 0, Math.floor(before / (quantities[index - 1] ?? 1)));
  }
  return prices;
};

/** The price of any quantity from the first to the last tier: linear in the total, half a cent up; null outside. */
export const priceBetween = (
  quantities: readonly number[],
  prices: readonly Cents[],
  quantity: number,
): Cents | null => {
  const index = quantities.findIndex((tier) => tier >= quantity);
  const upper = quantities[index];
  const price = prices[index];
  if (upper === undefined || price === undefined) return null;
  if (upper === quantity) return price;
  const lower = quantities[index - 1];
  const before = prices[index - 1];
  if (lower === undefined || before === undefined) return null;
  return before + Math.round(((price - before) * (quantity - lower)) / (upper - lower));
};
