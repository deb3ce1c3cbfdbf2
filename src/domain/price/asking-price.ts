import type { PriceRules } from "../catalogue/schema.ts";
import type { Cents } from "../money.ts";
import type { MicroCents } from "./cost.ts";

const MICROCENTS_PER_CENT = 1_000_000;

/** Margin on cost in whole thousandths: linear between the points of the curve, level before and beyond them. */
export const marginAt = (margin: PriceRules["margin"], quantity: number): number => {
  const after = margin.findIndex((point) => point.quantity >= quantity);
  const to = margin.at(after);
  const from = margin[after - 1];
  if (to === undefined) throw new Error("The margin curve has no points");
  if (after < 0 || from === undefined) return to.permille;
  const share = (quantity - from.quantity) * (to.permille - from.permille);
  return from.permille + Math.round(share / (to.quantity - from.quantity));
};

/** A total raised to the shop's price ending; never past the bound of its row, so that a higher total never ends lower. */
const ended = (endings: PriceRules["endings"], total: MicroCents): Cents => {
  for (const { below, step } of endings) {
    if (below !== null && total >= below * MICROCENTS_PER_CENT) continue;
    const up = Math.ceil(total / (step * MICROCENTS_PER_CENT)) * step;
    return below === null ? up : Math.min(up, below);
  }
  throw new Error("The last price ending must have no bound");
};

/**
 * The price of one set by itself: cost less the promotion, times the margin at this quantity, no less than the
 * product's minimum charge, raised to the shop's ending. Cost is taken in whole thousandths of a cent, rounded up.
 */
export const askingPrice = (
  rules: PriceRules,
  cost: MicroCents,
  quantity: number,
  minimumCharge: Cents,
  permilleOff: number,
): Cents => {
  const milliCents = Math.ceil((Math.ceil(cost / 1000) * (1000 - permilleOff)) / 1000);
  const total = milliCents * marginAt(rules.margin, quantity);
  return ended(rules.endings, Math.max(total, minimumCharge * MICROCENTS_PER_CENT));
};

/** Thousandths that the best promotion running on `date` takes off a product; 0 without one. */
export const promotionFor = (rules: PriceRules, productId: number, date: string): number => {
  let best = 0;
  for (const { productIds, startsOn, endsOn, permilleOff } of rules.promotions) {
    const running = startsOn <= date && date <= endsOn && productIds.includes(productId);
    if (running && permilleOff > best) best = permilleOff;
  }
  return best;
};
