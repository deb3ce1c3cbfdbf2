import type { PriceRules } from "#domain/catalogue/rates/priced.types.ts";
import type { Promotion } from "#domain/catalogue/schema.ts";
import type { Cents, MilliCents } from "#domain/money.ts";

const MILLICENTS_PER_CENT = 1000;

/** A total raised to the shop's price ending; never past the bound of its row, so that a higher total never ends lower. */
function ended(endings: PriceRules["endings"], total: MilliCents): Cents {
  for (const { below, step } of endings) {
    if (below !== null && total >= below * MILLICENTS_PER_CENT) continue;
    const up = Math.ceil(total / (step * MILLICENTS_PER_CENT)) * step;
    return below === null ? up : Math.min(up, below);
  }
  throw new Error("The last price ending must have no bound");
}

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
  return ended(rules.endings, Math.max(total, minimumCharge * MILLICENTS_PER_CENT));
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
