import type { CalendarDate } from "../../calendar-date.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Selection } from "../../configure/selection.ts";
import { priceOf } from "../../price/price-table.ts";
import type { PricingRow } from "../../price/pricing-row.ts";
import { storedSelection } from "../cart/stored-selection.ts";

export type PricedAgain =
  | { readonly ok: true; readonly selection: Selection; readonly row: PricingRow }
  /** Why it has no price any more. */
  | { readonly ok: false; readonly why: string };

/** The price that a stored selection has on a day by the rules of a catalogue, or why it has none. */
export const pricedAgain = (catalogue: Catalogue, stored: Selection, on: CalendarDate): PricedAgain => {
  const read = storedSelection(catalogue, stored);
  if (!read.ok) return read;
  const row = priceOf(catalogue, read.selection, on);
  return row === null || row.price === 0
    ? { ok: false, why: "This has no price now. Change it, or request a quote." }
    : { ok: true, selection: read.selection, row };
};
