import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { quantitiesOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { DESIGNS, priceOf, priceTable } from "../price-table.ts";
import { costsOf } from "./cost-of.ts";

/** A quantity with what the page asks and what it costs, for all sets, GST included; null where there is no figure. */
export interface CalculatedRow {
  /** Pieces of one set. */
  readonly quantity: number;
  readonly price: Cents | null;
  readonly cost: Cents | null;
}

/** A part of the chosen quantity: set-up, material, a feature. */
export interface CalculatedPart extends Omit<CalculatedRow, "quantity"> {
  readonly label: string;
}

/** What the staff reckon an answer with. */
export interface Calculation {
  /** Every tier, and the chosen quantity in its place. */
  readonly rows: readonly CalculatedRow[];
  /** Of the chosen quantity; empty where nothing is known of it. */
  readonly parts: readonly CalculatedPart[];
}

type CostOf = NonNullable<ReturnType<typeof costsOf>>;
type Priced = NonNullable<ReturnType<typeof priceOf>>;

/** Prices and costs of the same parts side by side; of sets that are priced one by one, the parts of one for all of them. */
function partsOf(priced: Priced | null, cost: ReturnType<CostOf> | null, sets: number): CalculatedPart[] {
  const all = priced?.lines ?? [];
  const asked = all.filter(({ code }) => code !== "sets");
  const times = all.some(({ code }) => code === DESIGNS) ? 1 : sets;
  const labels = new Map([...(cost?.lines ?? []), ...asked].map(({ code, label }) => [code, label]));
  return [...labels].map(([code, label]) => {
    const price = asked.find((line) => line.code === code)?.amount;
    return {
      label,
      price: priced && (price ?? 0) * times,
      cost: cost && (cost.lines.find((line) => line.code === code)?.amount ?? 0),
    };
  });
}

/**
 * Prices and costs of a selection. `atCost`: the same catalogue, compiled of its document at cost. A size that is not sold has costs
 * all the same where the press takes it, and no price.
 */
export function calculate(
  catalogue: Catalogue,
  atCost: Catalogue,
  selection: Selection,
  on: CalendarDate,
): Calculation {
  const typed = selection.quantity.pieces ?? 0;
  const pieces = typed < 1 ? [] : [typed];
  const costOf = costsOf(atCost, selection);
  const prices = new Map(priceTable(catalogue, selection, on).map((row) => [row.quantity, row.price]));
  const tiers = quantitiesOf(catalogue, selection);
  const quantities = [...new Set([...tiers, ...pieces])];
  return {
    rows: quantities
      .sort((one, other) => one - other)
      .map((quantity) => ({
        quantity,
        price: prices.get(quantity) ?? null,
        cost: costOf && costOf(quantity).total,
      })),
    parts: partsOf(
      priceOf(catalogue, selection, on),
      costOf && typed >= 1 ? costOf(typed) : null,
      selection.sets.count ?? 1,
    ),
  };
}
