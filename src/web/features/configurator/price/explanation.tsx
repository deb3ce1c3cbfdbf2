import { formatMoney } from "../../../../domain/money.ts";
import type { PricingRow } from "../../../../domain/price/pricing-row.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import styles from "./explanation.module.css";

/** What a price is made of; the lines add up to the cent. */
export const Explanation = ({ row }: { readonly row: PricingRow }) => (
  <Disclosure look="link" summary="Why this price?">
    <dl className={styles.lines}>
      {row.lines.map((line) => (
        <div key={line.code} className={styles.line}>
          <dt>{line.label}</dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div className={styles.line} data-sum>
        <dt>Total, GST included</dt>
        <dd>{formatMoney(row.price)}</dd>
      </div>
    </dl>
  </Disclosure>
);
