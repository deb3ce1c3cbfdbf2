import type { CalendarDate } from "../../calendar-date.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { check } from "../../configure/check.ts";
import { priceTable } from "../../price/price-table.ts";
import type { CartLine, PricedLine } from "./cart.types.ts";
import { storedSelection } from "./stored-selection.ts";

/**
 * Prices a line by the catalogue of now. What it no longer offers, and sizes and quantities outside its
 * limits, are said and not priced.
 */
export const priceLine = (catalogue: Catalogue, line: CartLine, on: CalendarDate): PricedLine => {
  const read = storedSelection(catalogue, line.selection);
  if (!read.ok) return { line, row: null, why: read.why };
  const { selection } = read;
  const [finding] = check(catalogue, selection, "quote-page");
  if (finding !== undefined) return { line, row: null, why: finding.message };
  const rows = priceTable(catalogue, selection, on);
  const row = rows.find(({ quantity }) => quantity === selection.quantity.pieces);
  if (row === undefined || row.price === 0) return { line, row: null, why: "This has no price now." };
  return { line, row, tiers: rows.filter(({ customQuantity }) => !customQuantity), why: null };
};
