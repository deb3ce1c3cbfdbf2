import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { marginOn } from "#domain/price/cost/margin.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import { totalOf } from "#domain/price/quoted-selection.ts";
import { type Lever, leverBounds, leverValue, withLever } from "./levers.ts";

/** Whether a selection's price may hang on a number: it is of the product, or runs on the press with pieces that reach the row. */
export function isMovedBy(catalogue: Catalogue, lever: Lever, selection: Selection): boolean {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) return false;
  if (lever.kind === "minimum") return product.id === lever.productId;
  const isKnown = selection.supplyId === null || catalogue.supplies.has(selection.supplyId);
  if (!isKnown || pressOf(catalogue, selection).code !== lever.press) return false;
  return (selection.quantity.pieces ?? 0) > 0;
}

/** The selections whose pieces go beyond a row's beginning. */
export function reachingRow(
  document: CatalogueDocument,
  lever: Lever,
  selections: readonly Selection[],
): readonly Selection[] {
  if (lever.kind === "minimum") return selections;
  const margins = document.presses.find(({ code }) => code === lever.press)?.margins ?? [];
  const begins = margins[lever.at - 1]?.upTo ?? 0;
  return selections.filter(({ quantity, sets }) => (quantity.pieces ?? 0) * (sets.count ?? 1) > begins);
}

/** What is left of the price of all selections together, in thousandths, and the least value at which that is enough. */
export interface LeastValue {
  readonly now: number;
  /** Null where no value does. */
  readonly found: { readonly value: number; readonly reached: number } | null;
}

interface Tried {
  readonly document: CatalogueDocument;
  readonly atCost: Catalogue;
  readonly lever: Lever;
  /** Each of which has a price and a cost. */
  readonly selections: readonly Selection[];
  readonly today: CalendarDate;
  /** Sells a document. */
  readonly sell: (document: CatalogueDocument) => Catalogue;
}

/** The least value of a number at which selections, all together, leave a share of their price (thousandths): it rises with the number. */
export function leastValue(
  { document, atCost, lever, selections, today, sell }: Tried,
  target: number,
): LeastValue {
  const cost = selections.reduce((sum, one) => sum + (costOfPieces(atCost, one) ?? 0), 0);
  const leftAt = (value: number): number => {
    const sold = sell(withLever(document, lever, value));
    const price = selections.reduce((sum, one) => sum + (totalOf(sold, one, today) ?? 0), 0);
    return marginOn(price, cost).permille;
  };
  const [least, most] = leverBounds(lever);
  const now = leftAt(leverValue(document, lever) ?? least);
  if (leftAt(most) < target) return { now, found: null };
  let [low, high] = [least - 1, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (leftAt(middle) >= target) high = middle;
    else low = middle;
  }
  return { now, found: { value: high, reached: leftAt(high) } };
}
