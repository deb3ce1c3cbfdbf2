import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { nextStepText, stageText } from "#domain/order/order-labels.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { dateOf, EmptyState, LoadState, Section, ShowAllLink, titlesText } from "./section.tsx";
import styles from "./order-history.module.css";

function listOrders() {
  return callShop("GET orders");
}

interface OrderRowProps {
  readonly order: ReplyTo<"GET orders">[number];
}

/** One order: what, where it stands, when it arrives, and what is to be done. */
function OrderRow({ order }: OrderRowProps) {
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

/** What the customer has ordered, the newest first: `most` of them, all without it. */
export function OrderHistory({ most }: { readonly most?: number }) {
  const asked = useFetch(listOrders);
  return (
    <Section title="Orders" note="Where each of them stands, newest first.">
      <LoadState asked={asked}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState way={{ words: "See what we print", to: "/" }}>
              No orders yet. When you place one, you can follow it here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {orders.slice(0, most).map((order) => (
                  <OrderRow key={order.order_no} order={order} />
                ))}
              </ul>
              <ShowAllLink count={orders.length} most={most} what="orders" to="/account/orders" />
            </>
          )
        }
      </LoadState>
    </Section>
  );
}
