import type { StoredPriceRules } from "../schema.ts";

/** Margin on cost in whole thousandths: linear between the points of the curve, level before and beyond them. */
export function marginAt(margin: StoredPriceRules["margin"], quantity: number): number {
  const after = margin.findIndex((point) => point.quantity >= quantity);
  const to = margin.at(after);
  const from = margin[after - 1];
  if (to === undefined) throw new Error("The margin curve has no points");
  if (after < 0 || from === undefined) return to.permille;
  const share = (quantity - from.quantity) * (to.permille - from.permille);
  return from.permille + Math.round(share / (to.quantity - from.quantity));
}
