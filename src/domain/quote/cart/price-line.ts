import type { CalendarDate } from "../../calendar-date.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CartLine, PricedLine } from "./cart.types.ts";
import { pricedAgain } from "./priced-again.ts";

/** Prices a line by the catalogue of now, or says why it has no price. */
export const priceLine = (catalogue: Catalogue, line: CartLine, on: CalendarDate): PricedLine => {
  const again = pricedAgain(catalogue, line.selection, on);
  return again.ok
    ? { line, row: again.row, tiers: again.tiers, why: null }
    : { line, row: null, why: again.why };
};
