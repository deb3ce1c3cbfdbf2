import type { ReactNode } from "react";
import { Link } from "react-router";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import type { OpeningPrice } from "#domain/price/opening-price.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./shop-window.module.css";

/** "Make waterproof labels": the page's address with the stock for that, and what it opens with then. */
export interface Invitation {
  readonly words: string;
  readonly path: string;
  readonly opening: OpeningPrice;
}

/** One page of the shop as a tile. */
export interface Tile {
  readonly name: string;
  readonly route: string;
  readonly summary: string;
  /** What one comes to do there, and the way that is begun with; null of a page that nothing leads to by such words. */
  readonly invites: Invitation | null;
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

interface ShopWindowProps {
  readonly groups: readonly TileGroup[];
  /** What stands in place of the picture of a page's tile; null leaves it. */
  readonly pictureOf?: (route: string, className: string | undefined) => ReactNode;
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
