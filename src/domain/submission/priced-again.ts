import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { messageOf } from "#domain/messages.ts";
import { priceTable } from "#domain/price/price-table.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { storedSelection } from "./stored-selection.ts";

export type PricedAgain =
  | {
      readonly ok: true;
      readonly selection: Selection;
      readonly row: PricingRow;
      /** The tiers it can be changed to, rising. */
      readonly tiers: readonly PricingRow[];
    }
  /** Why it has no price any more. */
  | { readonly ok: false; readonly why: string };

/**
 * The price that a stored selection has on a day by the rules of a catalogue. What the catalogue no longer offers, and
 * sizes and quantities outside its limits, are said and not priced.
 */
export function pricedAgain(catalogue: Catalogue, stored: Selection, on: CalendarDate): PricedAgain {
  const read = storedSelection(catalogue, stored);
  if (!read.ok) return read;
  const { selection } = read;
  const [issue] = check(catalogue, selection);
  if (issue !== undefined) return { ok: false, why: issueMessage(issue) };
  const rows = priceTable(catalogue, selection, on);
  const row = rows.find(({ quantity }) => quantity === selection.quantity.pieces);
  return row === undefined || row.price === 0
    ? { ok: false, why: `${messageOf("not-priced")} Change it or request a quote.` }
    : { ok: true, selection, row, tiers: rows.filter(({ customQuantity }) => !customQuantity) };
}
