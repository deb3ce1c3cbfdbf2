import type { AddTypeToCart } from "./compared-type.ts";
import { ComparisonView } from "./comparison-view.tsx";
import styles from "./compare.module.css";

function stay(): void {
  return undefined;
}

/** Everything this browser, or its account, compares. */
export function ComparePage({ order }: { readonly order: AddTypeToCart }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Compare</h1>
        <p>What you configured, side by side, at today’s prices.</p>
      </header>
      <noscript>
        <p>Comparing needs JavaScript. You can bookmark a configured product instead.</p>
      </noscript>
      <div className={styles.sheet}>
        <ComparisonView order={order} all onLeave={stay} />
      </div>
    </div>
  );
}
