import type { ReactNode } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { kindOf } from "#domain/detail.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import styles from "./quote-request.module.css";

interface QuoteRequestItemProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Its picture. */
  readonly children: ReactNode;
}

/** What the quote is asked for, to be looked over once more: the product, then the rest in one run of words. */
export function QuoteRequestItem({ catalogue, selection, children }: QuoteRequestItemProps) {
  const details = detailsOf(catalogue, selection).filter((detail) => kindOf(detail) !== "product");
  return (
    <section aria-label="Your item" className={styles.item}>
      {children}
      <div>
        <h3 className={styles.product}>{titleOf(catalogue, selection)}</h3>
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
