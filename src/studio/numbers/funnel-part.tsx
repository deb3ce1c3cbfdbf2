import { grouped } from "#domain/grouped.ts";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./funnel-part.module.css";
import type { NumbersView } from "./figures.ts";

interface Step {
  readonly name: string;
  readonly count: number;
}

function stepsOf({ periods }: NumbersView): readonly Step[] {
  const sum = (countOf: (period: NumbersView["periods"][number]) => number) =>
    periods.reduce((total, period) => total + countOf(period), 0);
  return [
    { name: "Came from elsewhere", count: sum(({ visits }) => visits) },
    { name: "Looked at a price", count: sum(({ configured }) => configured) },
    { name: "Began a cart", count: sum(({ carts }) => carts) },
    { name: "Began to check out", count: sum(({ checkouts }) => checkouts) },
    { name: "Ordered", count: sum(({ orders }) => orders) },
    { name: "Paid", count: sum(({ paid_orders: paid }) => paid) },
  ];
}

/** How far visitors came: each step beside the one before. */
export function FunnelPart({ numbers }: { readonly numbers: NumbersView }) {
  const steps = stepsOf(numbers);
  const isCounted = steps.slice(0, 4).some(({ count }) => count > 0);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <section aria-labelledby="numbers-funnel" className={styles.funnel}>
      <h2 id="numbers-funnel">From a visit to an order</h2>
      <ol className={styles.steps}>
        {(isCounted ? steps : steps.slice(4)).map(({ name, count }) => {
          const before = steps[steps.findIndex((step) => step.name === name) - 1]?.count ?? 0;
          return (
            <li key={name} className={styles.step}>
              <span>{name}</span>
              <strong className={styles.count}>{grouped(count)}</strong>
              <span className={styles.share}>
                {before > 0 && count <= before && `${Math.round((count * 100) / before)}% of them`}
              </span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={(count * 100) / most} height={6} />
              </svg>
            </li>
          );
        })}
      </ol>
      <Soft small>
        {isCounted
          ? "Counted without cookies, so by the step and not by the person."
          : "Of this time no steps before the order were counted."}{" "}
        Orders by telephone and at the counter are among the last two.
      </Soft>
    </section>
  );
}
