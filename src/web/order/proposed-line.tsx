import { formatDollars } from "#domain/money.ts";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import type { OrderedItem } from "./order.types.ts";
import styles from "./proposed-line.module.css";

type Amendment = NonNullable<OrderedItem["proof"]["amendment"]>;

/** "$12.50 more", said of an order. */
function differenceWords({ difference, total_price: total }: Amendment): string {
  if (difference === 0) return `Your order still costs ${formatDollars(total)}.`;
  const cents = formatDollars(Math.abs(difference));
  return difference > 0
    ? `That is ${cents} more: your order then costs ${formatDollars(total)}.`
    : `That is ${cents} less: your order then costs ${formatDollars(total)}.`;
}

/** Another size or quantity that goes with a proof: what was ordered, what it is now, and what that costs. */
export function ProposedLine({
  amendment,
  title,
}: {
  readonly amendment: Amendment;
  readonly title: string;
}) {
  return (
    <section aria-label={`What we propose for ${title}`} className={styles.proposed}>
      <p className={styles.words}>This proof is not quite what you ordered. With it we propose:</p>
      <WasAndNow
        rows={amendment.changes.map(({ label, was, now }) => ({
          label,
          was: was ?? "–",
          now: now ?? "no more",
        }))}
      />
      <p>
        <strong>{differenceWords(amendment)}</strong> Prices include GST. Nothing changes unless you approve.
      </p>
    </section>
  );
}
