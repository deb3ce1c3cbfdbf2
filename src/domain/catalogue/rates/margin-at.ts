import type { StoredPress } from "../press.ts";
import type { StoredPriceRules } from "../schema.ts";

type Margins = NonNullable<StoredPress["margins"]>;

/** Margin of a quantity as a whole, in thousandths: each piece at the margin of the bracket it falls into. */
export function averageMargin(margins: Margins, quantity: number): number {
  let charged = 0;
  let begun = 0;
  for (const { upTo, permille } of margins) {
    const end = Math.min(quantity, upTo ?? quantity);
    if (end > begun) charged += (end - begun) * permille;
    begun = Math.max(begun, end);
  }
  return charged / quantity;
}

/** Margin on cost in whole thousandths: linear between the points of the curve, level before and beyond them. */
export function marginAt(margin: NonNullable<StoredPriceRules["margin"]>, quantity: number): number {
  const after = margin.findIndex((point) => point.quantity >= quantity);
  const to = margin.at(after);
  const from = margin[after - 1];
  if (to === undefined) throw new Error("The margin curve has no points");
  if (after < 0 || from === undefined) return to.permille;
  const share = (quantity - from.quantity) * (to.permille - from.permille);
  return from.permille + Math.round(share / (to.quantity - from.quantity));
}
