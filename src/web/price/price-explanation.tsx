import { formatMoney } from "#domain/money.ts";
import type { ExplainedRow } from "#domain/price/pricing-row.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./price-explanation.module.css";

/** What a price is made of, the parts of one set as bars beside the largest; they add up to the cent. */
export function PriceExplanation({ row }: { readonly row: ExplainedRow }) {
  const ofOneSet = row.lines.filter((line) => line.code !== "sets");
  const largest = Math.max(...ofOneSet.map((line) => line.amount));
  return (
    <Disclosure look="link" summary="Why this price?">
      <p className={styles.sentence}>What goes into an order like this, from the proof to the parcel:</p>
      <dl className={styles.lines}>
        {row.lines.map(({ code, label, amount }) => (
          <div key={code} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              {code !== "sets" && (
                <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (100 * amount) / largest)} height="4" />
                </svg>
              )}
              <span className={styles.amount}>{formatMoney(amount)}</span>
            </dd>
          </div>
        ))}
        <div className={styles.line} data-sum>
          <dt>Total, GST included</dt>
          <dd>{formatMoney(row.price)}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}
