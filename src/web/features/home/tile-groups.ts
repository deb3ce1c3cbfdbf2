import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { tilePicture } from "#domain/configure/gallery-pictures.ts";
import { type PricedPage, pricedGroups } from "#domain/price/opening-price.ts";
import type { Tile, TileGroup } from "./home.types.ts";

const MOST_MATERIALS = 6;

function tileOf(catalogue: Catalogue, { item, opening }: PricedPage): Tile {
  const products = [...item.productIds, ...item.materialProductIds].flatMap(
    (id) => catalogue.products.get(id) ?? [],
  );
  const materials = [...new Set(products.map((product) => product.appearance))];
  return {
    name: item.name,
    route: item.route,
    summary: item.summary,
    picture: tilePicture(item.slug),
    opening,
    materials: materials.slice(0, MOST_MATERIALS),
  };
}

/** The shop window: every page that can be ordered from, with its lowest price on a day. */
export function tileGroups(catalogue: Catalogue, on: CalendarDate): readonly TileGroup[] {
  return pricedGroups(catalogue, on).map(({ name, pages }) => ({
    name,
    tiles: pages.map((page) => tileOf(catalogue, page)),
  }));
}
