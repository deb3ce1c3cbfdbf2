import type { PricingRow } from "../../../domain/price/pricing-row.ts";

/** Whole per cent that a piece of this row costs less than a piece of the first tier, rounded down. */
export const discountPercent = (rows: readonly PricingRow[], row: PricingRow): number => {
  const first = rows.find((one) => !one.customQuantity);
  if (first === undefined) return 0;
  return Math.max(0, Math.floor(100 - (100 * row.price * first.quantity) / (first.price * row.quantity)));
};
