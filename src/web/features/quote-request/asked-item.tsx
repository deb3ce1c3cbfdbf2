import type { Detail } from "../../../domain/configure/summary.ts";
import styles from "./quote-request.module.css";

/** What the quote is asked for, to be looked over once more: the product, then everything else in one run of words. */
export const AskedItem = ({ details }: { readonly details: readonly Detail[] }) => {
  const [product, ...rest] = details;
  return (
    <section aria-label="Your item" className={styles.item}>
      <h3 className={styles.product}>{product?.value}</h3>
      <dl className={styles.details}>
        {rest.map(({ label, value }) => (
          <div key={label} className={styles.detail}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
