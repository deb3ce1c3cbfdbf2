import type { CalendarDate } from "#domain/calendar-date.ts";
import { type Catalogue, featuredGroupsOf } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Cents } from "#domain/money.ts";
import { priceOf } from "./price-table.ts";

/** What a page shows before anything is chosen: so many pieces for so much, GST included. */
export interface OpeningPrice {
  readonly pieces: number;
  readonly price: Cents;
}

/** Asked for by every page that has tiles; it can only change with the catalogue or the day. */
const knownPrice = memoizePerCatalogue<OpeningPrice>();

/**
 * The "from" price of a page, or of one product on it: what it opens with on a day. The catalogue is calibrated so that
 * nothing on a page costs less; its tests look for it.
 */
export function openingPrice(
  catalogue: Catalogue,
  item: FeaturedItem,
  on: CalendarDate,
  productId?: number,
): OpeningPrice {
  return knownPrice(catalogue, `${item.id} ${productId ?? ""} ${on}`, () => {
    const start = productId === undefined ? {} : { productId };
    const row = priceOf(catalogue, defaultSelection(catalogue, scopeOf(item), start), on);
    if (row === null) throw new Error(`${item.route} opens without a price`);
    return { pieces: row.quantity, price: row.price };
  });
}

/** A page that can be ordered from, with what it opens with. */
export interface PricedPage {
  readonly item: FeaturedItem;
  readonly opening: OpeningPrice;
}

/** Every page that can be ordered from, in the shop's groups, with its "from" price on a day. */
export function pricedGroups(catalogue: Catalogue, on: CalendarDate) {
  return featuredGroupsOf(catalogue).map(({ id, name, items }) => ({
    id,
    name,
    pages: items.map((item): PricedPage => ({ item, opening: openingPrice(catalogue, item, on) })),
  }));
}
