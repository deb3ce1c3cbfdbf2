import type { PriceRules } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import type { Promotion } from "#domain/catalogue/schema.ts";
import type { Cents, MilliCents } from "#domain/money.ts";
import { roundUpToEnding } from "./round-to-ending.ts";

/**
 * The price of one set by itself: what the rates ask less the promotion, no less than the product's minimum charge,
 * raised to the shop's ending.
 */
export function askingPrice(
  rules: Pick<PriceRules, "endings">,
  amount: MilliCents,
  minimumCharge: Cents,
  permilleOff: number,
): Cents {
  const total = Math.ceil((amount * (1000 - permilleOff)) / 1000);
  return roundUpToEnding(rules.endings, Math.max(total, minimumCharge * 1000));
}

/** The best promotion running on `date` for a product; null without one. */
export function promotionFor(
  rules: Pick<PriceRules, "promotions">,
  productId: number,
  date: string,
): Promotion | null {
  let best: Promotion | null = null;
  for (const promotion of rules.promotions) {
    const { productIds, startsOn, endsOn, permilleOff } = promotion;
    const running = startsOn <= date && date <= endsOn && productIds.includes(productId);
    if (running && permilleOff > (best?.permilleOff ?? 0)) best = promotion;
  }
  return best;
}
