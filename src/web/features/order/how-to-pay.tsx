import { formatDollars } from "#domain/money.ts";
import { CopyText } from "#web/ui/feedback/copy-text.tsx";
import type { ShownOrder } from "./order.types.ts";
import styles from "./how-to-pay.module.css";

interface RowProps {
  readonly name: string;
  readonly text: string;
}

function Row({ name, text }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <CopyText text={text} what={name.toLowerCase()} />
      </dd>
    </div>
  );
}

/** Where what is due goes; nothing once it is paid. */
export function HowToPay({ order }: { readonly order: ShownOrder }) {
  const { bank, due, paid } = order;
  if (bank === null) return null;
  return (
    <section aria-labelledby="pay" className={styles.pay}>
      <div className={styles.head}>
        <h2 id="pay" className={styles.title}>
          Pay by bank transfer
        </h2>
        <p className={styles.amount}>{formatDollars(due)}</p>
      </div>
      {paid > 0 && (
        <p>
          {formatDollars(paid)} of {formatDollars(order.total_price)} has arrived, thank you.
        </p>
      )}
      <dl className={styles.rows}>
        <Row name="Account name" text={bank.name} />
        <Row name="Account number" text={bank.number} />
        <Row name="Reference" text={bank.reference} />
        <Row name="Amount" text={due.toFixed(2)} />
      </dl>
      <p className={styles.words}>
        Put the reference on your transfer so we know it is yours. We email you when it arrives.
      </p>
    </section>
  );
}
