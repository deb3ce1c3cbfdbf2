import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { CopyText } from "#ui/feedback/copy-text.tsx";
import type { OrderPageUse, ShownOrder } from "./order.types.ts";
import { PayByCard } from "./pay-by-card.tsx";
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

interface HowToPayProps {
  readonly order: ShownOrder;
  readonly use: OrderPageUse;
  /** Paying is the one thing to do on the page. */
  readonly isMain: boolean;
}

function titleOf({ on_account: account, may_pay_by_card: byCard }: ShownOrder): string {
  if (account !== null) return `On account, due ${formatDate(account.due_on)}`;
  return byCard ? "Pay" : "Pay by bank transfer";
}

/** Where what is due goes; nothing once it is paid. */
export function HowToPay({ order, use, isMain }: HowToPayProps) {
  const { bank, due, paid, on_account: account, may_pay_by_card: byCard } = order;
  if (bank === null) return null;
  return (
    <section aria-labelledby="pay" className={styles.pay}>
      <div className={styles.head}>
        <h2 id="pay" className={styles.title}>
          {titleOf(order)}
        </h2>
        <p className={styles.amount}>{formatDollars(due)}</p>
      </div>
      {paid > 0 && (
        <p>
          {formatDollars(paid)} of {formatDollars(order.total_price)} has arrived, thank you.
        </p>
      )}
      {account !== null && <p>We make it when your proof is approved; your tax invoice is below.</p>}
      {byCard && (
        <>
          <PayByCard use={use} isMain={isMain} />
          <h3 className={styles.other}>Or by bank transfer</h3>
        </>
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
