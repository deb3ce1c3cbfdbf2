import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { layoutsFor } from "#domain/price/press-layouts.ts";
import { chosenRows } from "./chosen-rows.ts";
import { type Goods, pieceGoods, times } from "./parcel.ts";
import { productionDays } from "./production-days.ts";

/** What an order means for workshop and courier. */
export interface Job {
  /** Whole working days it keeps the shop busy. */
  readonly workDays: number;
  readonly goods: Goods;
}

/** A job that fits whatever an ordinary order fits: what is said of a product before anything is configured. */
export const ordinaryJob: Job = { workDays: 0, goods: { grams: 0, volumeMm3: 0 } };

/** The job of a selection, all sets together, by the pieces of one set: what does not hang on them is worked out once. */
export function jobsOf(catalogue: Catalogue, selection: Selection): (quantity: number) => Job {
  const layouts = layoutsFor(catalogue, selection);
  if (layouts.length === 0) return () => ordinaryJob;
  const rows = chosenRows(catalogue, selection);
  const days = productionDays(catalogue, selection, layouts, rows);
  const piece = pieceGoods(selection, rows);
  const sets = selection.sets.count ?? 1;
  return (quantity) => ({ workDays: days(quantity), goods: times(quantity * sets, piece) });
}
