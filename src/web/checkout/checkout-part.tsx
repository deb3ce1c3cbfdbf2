import { type ReactNode, useId } from "react";
import styles from "./checkout-part.module.css";

interface CheckoutPartProps {
  /** Its place in the form, from 1. */
  readonly number: number;
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the three parts of the checkout. */
export function CheckoutPart({ number, title, aside, children }: CheckoutPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
