import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine } from "../pricing-row.ts";
import { amountOf, lineAmounts, type RateModel } from "../rate-model.ts";
import { rateModelOf } from "../rate-model-of.ts";
import { shares } from "../shares.ts";

/** The whole of the rates: at cost no quantity is charged less of them. */
const ALL = 1_000_000_000;

/** What a selection costs the shop, for all its sets, GST included, and what that is made of. */
interface Cost {
  readonly total: Cents;
  readonly lines: readonly PriceLine[];
}

function costWith(model: RateModel, sets: number, quantity: number): Cost {
  const one = Math.round(amountOf(model, quantity, ALL) / 1000);
  const amounts = shares(one * sets, lineAmounts(model, quantity, ALL));
  const lines = model.lines.map(({ code, label }, at) => ({ code, label, amount: amounts[at] ?? 0 }));
  return { total: one * sets, lines: lines.filter(({ amount }) => amount > 0) };
}

/**
 * What any number of pieces costs by a catalogue at cost (`documentAtCost`), whether it is sold so or not; null where the size or the
 * sets are missing, or the press cannot take the size.
 */
export function costsOf(atCost: Catalogue, selection: Selection): ((quantity: number) => Cost) | null {
  const { count } = selection.sets;
  const model = count === null ? null : rateModelOf(atCost, selection);
  return model === null || count === null ? null : (quantity) => costWith(model, count, quantity);
}

/** What the pieces that a selection names cost the shop, for all its sets, GST included; null where there is no figure. */
export function costOfPieces(atCost: Catalogue, selection: Selection): Cents | null {
  const { pieces } = selection.quantity;
  const cost = costsOf(atCost, selection);
  return cost === null || pieces === null || pieces < 1 ? null : cost(pieces).total;
}
