import type { PriceRules } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import type { Cents, MilliCents } from "#domain/money.ts";

const MILLICENTS_PER_CENT = 1000;

/** A total raised to the shop's price ending; never past the bound of its row, so that a higher total never ends lower. */
export function roundUpToEnding(endings: PriceRules["endings"], total: MilliCents): Cents {
  for (const { below, step } of endings) {
    if (below !== null && total >= below * MILLICENTS_PER_CENT) continue;
    const up = Math.ceil(total / (step * MILLICENTS_PER_CENT)) * step;
    return below === null ? up : Math.min(up, below);
  }
  throw new Error("The last price ending must have no bound");
}
