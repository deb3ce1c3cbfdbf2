import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { nextStepText, stageText } from "#domain/order/order-words.ts";
import { dateOf } from "./date-of.ts";
import styles from "./order-history.module.css";
import { titlesText } from "./titles-text.ts";

interface OrderRowProps {
  readonly order: ReplyTo<"GET orders">[number];
}

/** One order: what, where it stands, when it arrives, and what is to be done. */
export function OrderRow({ order }: OrderRowProps) {
  const { order_no: number, stage, waits_for: waitsFor, delivery_date: delivery } = order;
  const next = nextStepText({ stage, waitsFor });
  const path = `/order/${number}`;
  const isOpen = stage === "open";
  return (
    <li className={styles.row}>
      <Link to={path} className={styles.title} aria-label={`Order ${number}: ${titlesText(order.titles)}`}>
        {titlesText(order.titles)}
      </Link>
      <span className={styles.total}>{formatDollars(order.total_price)}</span>
      <span className={styles.when}>
        <time dateTime={order.placed_at}>{dateOf(order.placed_at)}</time> <span>{number}</span>
      </span>
      <span className={styles.state} data-open={isOpen || undefined}>
        {stageText({ stage, waitsFor })}
      </span>
      {(next !== null || delivery !== null || !isOpen) && (
        <span className={styles.next}>
          {next !== null && (
            <Link to={path} aria-label={`${next}: order ${number}`}>
              {next}
            </Link>
          )}
          {delivery !== null && stage !== "delivered" && !isOpen && (
            <span>With you by {formatDate(delivery)}</span>
          )}
          {!isOpen && (
            <Link to={`${path}/again`} aria-label={`Order again: order ${number}`}>
              Order again
            </Link>
          )}
        </span>
      )}
    </li>
  );
}
