import type { PricingRow } from "./pricing-row.ts";

/** Whole per cent that a piece costs less than at the first tier; rounded down, so that it is never more than true. */
export function savingPerPiece(rows: readonly PricingRow[], row: PricingRow): number {
  const first = rows.find((one) => !one.customQuantity);
  if (first === undefined) return 0;
  const full = first.price * row.quantity;
  return Math.max(0, Math.floor((100 * (full - row.price * first.quantity)) / full));
}

/**
 * More pieces for hardly more money: the largest tier at the same price, else the next one when it costs at most a third
 * more. `more` is what it costs on top, in cents.
 */
export function nextTierOffer(
  rows: readonly PricingRow[],
  row: PricingRow,
): { readonly quantity: number; readonly more: number } | null {
  const larger = rows.filter((one) => !one.customQuantity && one.quantity > row.quantity);
  const next = larger.findLast((one) => one.price === row.price) ?? larger[0];
  if (next === undefined) return null;
  const more = next.price - row.price;
  return more * 3 <= row.price ? { quantity: next.quantity, more } : null;
}
