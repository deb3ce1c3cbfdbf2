import type { CalendarDate } from "../../calendar-date.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Selection } from "../../configure/selection.ts";
import { fromWire } from "../../configure/wire/from-wire.ts";
import { toWire } from "../../configure/wire/to-wire.ts";
import { priceOf } from "../../price/price-table.ts";
import type { PricingRow } from "../../price/pricing-row.ts";

/** Why something that was configured earlier has no price any more. */
const REASONS = {
  "not-sold": "This product is no longer sold.",
  "not-offered": "One of these choices is no longer offered. Change it to see a price.",
  "no-price": "This has no price of its own any more. Change it, or request a quote.",
} as const;

export type PricedAgain =
  | { readonly ok: true; readonly selection: Selection; readonly row: PricingRow }
  | { readonly ok: false; readonly code: keyof typeof REASONS; readonly reason: string };

const without = (code: keyof typeof REASONS): PricedAgain => ({ ok: false, code, reason: REASONS[code] });

/** The price that a stored selection has on a day by the rules of a catalogue, or why it has none. */
export const pricedAgain = (catalogue: Catalogue, stored: Selection, on: CalendarDate): PricedAgain => {
  if (!catalogue.products.has(stored.productId)) return without("not-sold");
  const read = fromWire(catalogue, toWire(catalogue, stored));
  if (!read.ok) return without("not-offered");
  const row = priceOf(catalogue, read.selection, on);
  return row === null || row.price === 0 ? without("no-price") : { ok: true, selection: read.selection, row };
};
