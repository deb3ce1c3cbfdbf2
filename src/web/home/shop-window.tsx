import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { tilePicture } from "#domain/configure/gallery-pictures.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { type OpeningPrice, pricedGroups, type PricedPage } from "#domain/price/opening-price.ts";
import { cardKindName } from "#domain/seo/crumbs.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./shop-window.module.css";

/** One page of the shop as a tile. */
export interface Tile {
  readonly name: string;
  readonly route: string;
  readonly summary: string;
  readonly picture: string;
  /** What its page opens with. */
  readonly opening: OpeningPrice;
  /** What its materials look like, each once. */
  readonly materials: readonly string[];
}

export interface TileGroup {
  /** What an address calls it: `/business-cards#material`. */
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Tile[];
}

interface ShopWindowProps {
  readonly groups: readonly TileGroup[];
  /** What stands in place of the picture of a page's tile; null leaves it. */
  readonly pictureOf?: (route: string, className: string | undefined) => ReactNode;
}

interface ProductTileProps {
  readonly tile: Tile;
  readonly pictureOf?: ((route: string, className: string | undefined) => ReactNode) | undefined;
}

/** One thing to order: what it looks like, what it is made of, what it starts at. */
function ProductTile({ tile, pictureOf }: ProductTileProps) {
  return (
    <Link to={tile.route} className={styles.tile}>
      {pictureOf?.(tile.route, styles.picture) ?? (
        <img className={styles.picture} src={tile.picture} alt="" width={720} height={512} loading="lazy" />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{tile.name}</span>
        <span className={styles.summary}>{tile.summary}</span>
      </span>
      <span className={styles.foot}>
        <span className={styles.price}>
          {grouped(tile.opening.pieces)} from <strong>{formatMoney(tile.opening.price)}</strong>
        </span>
        <span className={styles.samples}>
          {tile.materials.map((material) => (
            <Swatch key={material} appearance={material} size="tiny" />
          ))}
        </span>
      </span>
    </Link>
  );
}

/** Every group of pages with its tiles. */
export function ShopWindow({ groups, pictureOf }: ShopWindowProps) {
  return (
    <div className={styles.window}>
      {groups
        .filter((group) => group.tiles.length > 0)
        .map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-label={group.name}
            className={styles.group}
            data-tiles={group.tiles.length}
          >
            <h2 className={styles.shopWindowName}>{group.name}</h2>
            <ul className={styles.tiles}>
              {group.tiles.map((tile) => (
                <li key={tile.route}>
                  <ProductTile tile={tile} pictureOf={pictureOf} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

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

function tileGroup(catalogue: Catalogue, name: string, pages: readonly PricedPage[]): TileGroup {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return { id, name, tiles: pages.map((page) => tileOf(catalogue, page)) };
}

/** The shop window: every page that can be ordered from, with its lowest price on a day. */
export function tileGroups(catalogue: Catalogue, on: CalendarDate): readonly TileGroup[] {
  return pricedGroups(catalogue, on).map(({ name, pages }) => tileGroup(catalogue, name, pages));
}

/** Cards as they are asked for: by their type, or by what they are made of (content-and-lettering.md 2.2). */
function cardGroups(catalogue: Catalogue, pages: readonly PricedPage[]): readonly TileGroup[] {
  const kinds = Map.groupBy(pages, ({ item }) => catalogue.products.get(item.productIds[0] ?? 0)?.cardKind);
  return [...kinds].map(([kind, ofKind]) => tileGroup(catalogue, cardKindName(kind ?? null), ofKind));
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
    ? groups.flatMap(({ pages }) => cardGroups(catalogue, pages))
    : groups.map(({ name, pages }) => tileGroup(catalogue, name, pages));
}
