import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { CostedCatalogue } from "#domain/price/change/price-effect.ts";
import { type Calculation, calculate } from "#domain/price/cost/calculation.ts";
import { type PricedOutcome, pricedOutcome } from "./replay.ts";

/** A selection by one catalogue: what it comes to, what price and cost are made of, and its other quantities. Without lines where it cannot be ordered. */
export interface Explained extends Calculation {
  readonly outcome: PricedOutcome;
}

export function explained(catalogue: CostedCatalogue, selection: Selection, today: CalendarDate): Explained {
  const outcome = pricedOutcome(catalogue, selection, today);
  if (!outcome.ok) return { outcome, rows: [], parts: [] };
  return { outcome, ...calculate(catalogue.sold, catalogue.atCost, selection, today) };
}
