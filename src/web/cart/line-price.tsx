import { formatDollars, toCents } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { CartItem } from "./cart-calls.ts";
import styles from "./line-price.module.css";

/** What a line costs now, before a promotion and per piece; and that it cost something else when it was added. */
export function LinePrice({ item }: { readonly item: CartItem }) {
  const { price, orig_price: original, promotion, told_price: lastShown, quantity, kinds } = item;
  if (price === null) return <p className={styles.none}>No price</p>;
  return (
    <p className={styles.price}>
      <span className={styles.amounts}>
        {original !== undefined && (
          <s className={styles.original}>
            <VisuallyHidden>before </VisuallyHidden>
            {formatDollars(original)}
          </s>
        )}
        <strong key={price} className={styles.now}>
          {formatDollars(price)}
        </strong>
      </span>
      {promotion && (
        <span className={styles.each}>
          {promotionText({ name: promotion.name, endsOn: promotion.ends_on })}
        </span>
      )}
      <span className={styles.each}>{formatEach(toCents(price), quantity * kinds)} each</span>
      {lastShown !== price && (
        <span className={styles.lastShown}>Was {formatDollars(lastShown)} when you last saw it</span>
      )}
    </p>
  );
}
