import type { ReactNode } from "react";
import { Link } from "react-router";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import type { Tile } from "./home.types.ts";
import styles from "./product-tile.module.css";

interface ProductTileProps {
  readonly tile: Tile;
  readonly pictureOf?: ((route: string, className: string | undefined) => ReactNode) | undefined;
}

/** One thing to order: what it looks like, what it is made of, what it starts at. */
export function ProductTile({ tile, pictureOf }: ProductTileProps) {
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
