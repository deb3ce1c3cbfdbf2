import type { CartItem } from "./cart-calls.ts";
import styles from "./item-artwork.module.css";

/** What the buyer has put into each place of an item: a small picture with the name of its set. One alone is on the product itself. */
export function ItemArtwork({ places }: { readonly places: CartItem["artwork"] }) {
  if (places.every(({ label }) => label === "")) return null;
  return (
    <ul className={styles.places} aria-label="Your pictures">
      {places.map(({ set, side, label, artwork }) => (
        <li key={`${set} ${side}`} className={styles.place}>
          <span className={styles.picture} data-empty={artwork === null || undefined}>
            {artwork && <img src={artwork.thumbnail} alt={artwork.name} loading="lazy" />}
          </span>
          <span className={styles.label}>
            {label}
            {artwork === null && <span className={styles.none}>No picture yet</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
