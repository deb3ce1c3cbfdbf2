import { formatDollars } from "#domain/money.ts";
import { detailText } from "#domain/quotation/quotation.ts";
import type { OrderedItem } from "./order.types.ts";
import styles from "./proof-card.module.css";

/** A line of an order for which nothing is made, such as a tool: it needs no proof. */
export function ChargeCard({ item: { title, price, details } }: { readonly item: OrderedItem }) {
  return (
    <article aria-label={title} className={styles.card} data-large>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.price}>{formatDollars(price)}</span>
        </div>
        {details.length > 0 && <p className={styles.details}>{detailText(details)}</p>}
      </div>
    </article>
  );
}
