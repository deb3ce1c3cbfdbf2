import type { CalendarDate } from "#domain/calendar-date.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoices } from "#domain/deliver/shipping-choices.ts";
import type { Cents } from "#domain/money.ts";
import { type Breach, type CostedCatalogue, priceEffect } from "#domain/price/change/price-effect.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";

/** What a selection comes to by a catalogue, for all its sets, GST included; or why it cannot be ordered, as a customer reads it. */
export type PricedOutcome =
  | {
      readonly ok: true;
      readonly price: Cents;
      /** Null where there is no figure. */
      readonly cost: Cents | null;
      /** Working days until it is there, by the first way to ship. */
      readonly days: number | null;
    }
  | { readonly ok: false; readonly why: string };

/** A selection by what is on sale and by the draft, with the rules of good prices that the draft breaks at it. */
export interface Replayed {
  /** What it is, in the words of what is on sale; of the draft, where that alone sells it. */
  readonly title: string;
  readonly before: PricedOutcome;
  readonly after: PricedOutcome;
  readonly breaches: readonly Breach[];
}

export function pricedOutcome(
  { sold, atCost }: CostedCatalogue,
  selection: Selection,
  today: CalendarDate,
): PricedOutcome {
  const again = pricedAgain(sold, selection, today);
  if (!again.ok) return again;
  const { price, quantity } = again.row;
  const job = jobsOf(sold, again.selection)(quantity);
  const moment = { date: today, afterCutOff: false };
  const [first] = shippingChoices(sold, again.selection, price, moment, job);
  return {
    ok: true,
    price,
    cost: costOfPieces(atCost, again.selection),
    days: first === undefined ? null : first.printingDays + first.shippingDays,
  };
}

/** What it is called; a product that neither sells has no name. */
function titleIn(catalogues: readonly CostedCatalogue[], selection: Selection): string {
  const found = catalogues.find(({ sold }) => sold.products.has(selection.productId));
  return found === undefined ? "" : titleOf(found.sold, selection);
}

/** What a draft does to a selection that a customer has configured. */
export function replayed(
  before: CostedCatalogue,
  after: CostedCatalogue,
  selection: Selection,
  today: CalendarDate,
): Replayed {
  const was = pricedOutcome(before, selection, today);
  return {
    title: titleIn([before, after], selection),
    before: was,
    after: pricedOutcome(after, selection, today),
    // What could not be ordered before is nobody's loss.
    breaches: was.ok ? priceEffect(before, after, selection, today).breaches : [],
  };
}
