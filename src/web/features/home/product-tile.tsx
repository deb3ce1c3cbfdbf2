import { Link } from "react-router";
import { formatMoney } from "../../../domain/money.ts";
import { Swatch } from "../../ui/swatch/swatch.tsx";
import type { Tile } from "./home.types.ts";
import styles from "./product-tile.module.css";

/** One thing to order: what it is, what it feels like, what it starts at. */
export const ProductTile = ({ tile }: { readonly tile: Tile }) => (
  <Link to={tile.route} className={styles.tile}>
    <span className={styles.samples}>
      {tile.materials.map((material) => (
        <Swatch key={material} appearance={material} size="large" />
      ))}
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{tile.name}</span>
      <span className={styles.summary}>{tile.summary}</span>
    </span>
    <span className={styles.price}>
      from <strong>{formatMoney(tile.fromPrice)}</strong>
    </span>
  </Link>
);
