import { FEATURE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { ToldFeature, ToldFeatureItem } from "#domain/content/special-features.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import bullets from "#ui/layout/bullets.module.css";
import styles from "./special-features.module.css";

function Choice({ item: { name, note, filePath, adds } }: { readonly item: ToldFeatureItem }) {
  return (
    <li className={styles.choice}>
      <img
        className={styles.picture}
        src={`/uploads/${filePath}`}
        alt={`${name}, close up`}
        {...FEATURE_PICTURE_SIZE}
        loading="lazy"
      />
      <p>
        <strong>{name}</strong>
        {adds !== null && <span className={styles.price}>+ {formatMoney(adds)}</span>}
        {note !== null && <span className={styles.note}>{note}</span>}
      </p>
    </li>
  );
}

/** What a feature is, what can be chosen of it and what that adds, and the artwork it needs. */
export function FeaturePanel({ feature }: { readonly feature: ToldFeature }) {
  const { introduction, items, pieces, product, needs, artwork } = feature;
  return (
    <div className={styles.panel}>
      <div>
        <p className={styles.introduction}>{introduction}</p>
        <ul className={styles.choices}>
          {items.map((item) => (
            <Choice key={item.name} item={item} />
          ))}
        </ul>
        <p className={styles.small}>
          What it adds to {grouped(pieces)} pieces, the smallest order of {product}
          {needs !== null && `, on top of ${needs}`}. The form says what it adds to yours.
        </p>
      </div>
      <div className={styles.artwork}>
        <h3 className={styles.title}>Your artwork</h3>
        <ul className={`${bullets.bullets} ${styles.rules}`}>
          {artwork.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
