import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine } from "../pricing-row.ts";
import { amountOf, lineAmounts, type RateModel } from "../rate-model.ts";
import { DESIGNS } from "../price-table.ts";
import { rateModelOf } from "../rate-model-of.ts";
import { shares } from "../shares.ts";

/** The whole of the rates: at cost no quantity is charged less of them. */
const ALL = 1_000_000_000;

/** What a selection costs the shop, for all its sets, GST included, and what that is made of. */
interface Cost {
  readonly total: Cents;
  readonly lines: readonly PriceLine[];
}

function costOfOneRun(model: RateModel, pieces: number): Cents {
  return Math.round(amountOf(model, pieces, ALL) / 1000);
}

function linesOf(model: RateModel, pieces: number, cents: Cents): readonly PriceLine[] {
  const amounts = shares(cents, lineAmounts(model, pieces, ALL));
  const lines = model.lines.map(({ code, label }, at) => ({ code, label, amount: amounts[at] ?? 0 }));
  return lines.filter(({ amount }) => amount > 0);
}

/** Sets one by one, or as one run with what the file and plate of each further one cost (decision 381). */
function costWith(model: RateModel, sets: number, furtherSet: Cents | null, quantity: number): Cost {
  if (furtherSet === null || sets === 1) {
    const total = costOfOneRun(model, quantity) * sets;
    return { total, lines: linesOf(model, quantity, total) };
  }
  const run = costOfOneRun(model, quantity * sets);
  const amount = furtherSet * (sets - 1);
  const further = { code: DESIGNS, label: "Further designs: files and plates", amount };
  return { total: run + amount, lines: [...linesOf(model, quantity * sets, run), further] };
}

/**
 * What any number of pieces costs by a catalogue at cost (`documentAtCost`), whether it is sold so or not; null where the size or the
 * sets are missing, or the press cannot take the size.
 */
export function costsOf(atCost: Catalogue, selection: Selection): ((quantity: number) => Cost) | null {
  const { count } = selection.sets;
  const model = count === null ? null : rateModelOf(atCost, selection);
  if (model === null || count === null) return null;
  const { furtherSetPrice } = productOf(atCost, selection);
  return (quantity) => costWith(model, count, furtherSetPrice, quantity);
}

/** What the pieces that a selection names cost the shop, for all its sets, GST included; null where there is no figure. */
export function costOfPieces(atCost: Catalogue, selection: Selection): Cents | null {
  const { pieces } = selection.quantity;
  const cost = costsOf(atCost, selection);
  return cost === null || pieces === null || pieces < 1 ? null : cost(pieces).total;
}
