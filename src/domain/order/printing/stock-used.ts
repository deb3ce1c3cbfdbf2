import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { impositionOf } from "#domain/price/impose.ts";
import { pressOf } from "#domain/price/press-layouts.ts";

/** What is printed of a line, all sets together. */
export interface StockUsed {
  readonly pieces: number;
  /** Sheets of its press; null for what runs from a web, and for what fits no sheet. */
  readonly sheets: number | null;
  /** Of stock, in square millimetres. */
  readonly areaMm2: number;
}

/** What so many sets of a selection take of its stock, each of them laid out for itself. */
export function stockUsed(catalogue: Catalogue, selection: Selection, sets: number): StockUsed {
  const { size, quantity } = selection;
  const pieces = (quantity.pieces ?? 0) * sets;
  const imposition = impositionOf(catalogue, selection);
  if (imposition === null)
    return { pieces, sheets: null, areaMm2: pieces * (size.widthMm ?? 0) * (size.heightMm ?? 0) };
  const { stock, count } = imposition;
  return {
    pieces,
    sheets: pressOf(catalogue, selection).kind === "sheet" ? count * sets : null,
    areaMm2: count * sets * stock.widthMm * stock.heightMm,
  };
}
