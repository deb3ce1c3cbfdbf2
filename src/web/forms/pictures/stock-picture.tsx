import type { Appearance } from "#domain/appearances.ts";
import { STOCK_PICTURE_SIZE, stockPicture } from "#domain/configure/gallery-pictures.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./stock-picture.module.css";

interface StockPictureProps {
  /** Slug of the product. */
  readonly slug: string;
  /** Seen where the product has no picture yet. */
  readonly appearance: Appearance | null;
}

/** A piece of a product's stock, close up; as wide as its place, and says nothing of its own to a screen reader. */
export function StockPicture({ slug, appearance }: StockPictureProps) {
  return (
    <span className={styles.stock}>
      {appearance === null ? null : <Swatch appearance={appearance} />}
      <img
        className={styles.picture}
        src={stockPicture(slug)}
        alt=""
        {...STOCK_PICTURE_SIZE}
        loading="lazy"
      />
    </span>
  );
}
