import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { AddTypeToCart } from "./compared-type.ts";
import { ComparisonView } from "./comparison-view.tsx";
import type { ExamplePair } from "./example-pair.ts";
import styles from "./compare.module.css";

function stay(): void {
  return undefined;
}

/** Who compares something needs none of it. */
const EmptyComparison = lazyComponent<ExamplePair>(
  async () => (await import("./empty-comparison.tsx")).EmptyComparison,
  ({ onAgain }) => <TryAgain words="What is offered here could not be loaded." onAgain={onAgain} />,
);

interface ComparePageProps {
  readonly order: AddTypeToCart;
  /** What is shown of comparing while there is nothing; null: words alone. */
  readonly example: ExamplePair | null;
}

/** Everything this browser, or its account, compares. */
export function ComparePage({ order, example }: ComparePageProps) {
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
        <ComparisonView
          order={order}
          all
          empty={example && <EmptyComparison {...example} />}
          onLeave={stay}
        />
      </div>
    </div>
  );
}
