import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { pageTile } from "#domain/configure/gallery.ts";
import { openingPrice, type PricedPage, pricedGroups } from "#domain/price/opening-price.ts";
import { cardKindName } from "#domain/seo/crumbs.ts";
import type { Invitation, Tile, TileGroup } from "./shop-window.tsx";

const MOST_MATERIALS = 6;

/** Where the page's words lead; null where it has none, and where the stock they speak of is not on sale there. */
function invitationOf(
  catalogue: Catalogue,
  { item, opening }: PricedPage,
  on: CalendarDate,
): Invitation | null {
  const { invites, invitesProductId, productIds, route } = item;
  if (invites === undefined) return null;
  if (invitesProductId === undefined) return { words: invites, path: route, opening };
  const product = catalogue.products.get(invitesProductId);
  if (!product || product.awayUntil !== undefined || !productIds.includes(product.id)) return null;
  return {
    words: invites,
    path: `${route}?product=${product.slug}`,
    opening: openingPrice(catalogue, item, on, product.id),
  };
}

function tileOf(catalogue: Catalogue, page: PricedPage, on: CalendarDate): Tile {
  const { item, opening } = page;
  const products = [...item.productIds, ...item.materialProductIds].flatMap(
    (id) => catalogue.products.get(id) ?? [],
  );
  const materials = [...new Set(products.map((product) => product.appearance))];
  return {
    name: item.name,
    route: item.route,
    summary: item.summary,
    invites: invitationOf(catalogue, page, on),
    picture: pageTile(catalogue, item),
    opening,
    materials: materials.slice(0, MOST_MATERIALS),
  };
}

function tileGroup(
  catalogue: Catalogue,
  name: string,
  pages: readonly PricedPage[],
  on: CalendarDate,
): TileGroup {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return { id, name, tiles: pages.map((page) => tileOf(catalogue, page, on)) };
}

/** The shop window: every page that can be ordered from, with its lowest price on a day. */
export function tileGroups(catalogue: Catalogue, on: CalendarDate): readonly TileGroup[] {
  return pricedGroups(catalogue, on).map(({ name, pages }) => tileGroup(catalogue, name, pages, on));
}

/** Cards as they are asked for: by their type, or by what they are made of (content-and-lettering.md 2.2). */
function cardGroups(
  catalogue: Catalogue,
  pages: readonly PricedPage[],
  on: CalendarDate,
): readonly TileGroup[] {
  const kinds = Map.groupBy(pages, ({ item }) => catalogue.products.get(item.productIds[0] ?? 0)?.cardKind);
  return [...kinds].map(([kind, ofKind]) => tileGroup(catalogue, cardKindName(kind ?? null), ofKind, on));
}

/** All cards, or everything else: what `/business-cards` and `/stickers` show. */
export function categoryGroups(
  catalogue: Catalogue,
  on: CalendarDate,
  category: "stickers" | "business-cards",
): readonly TileGroup[] {
  const groups = pricedGroups(catalogue, on).map(({ name, pages }) => ({
    name,
    pages: pages.filter(({ item }) => (item.page === "business-cards") === (category === "business-cards")),
  }));
  return category === "business-cards"
    ? groups.flatMap(({ pages }) => cardGroups(catalogue, pages, on))
    : groups.map(({ name, pages }) => tileGroup(catalogue, name, pages, on));
}
