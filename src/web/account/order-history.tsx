import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { nextStepText, stageText } from "#domain/order/order-labels.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { dateOf, EmptyState, LoadState, Section, ShowAllLink, titlesText } from "./section.tsx";
import styles from "./order-history.module.css";

function listOrders() {
  return callShop("GET orders");
}

type ListedOrder = ReplyTo<"GET orders">[number];

interface PictureProps {
  readonly number: string;
  readonly item: ListedOrder["items"][number] | undefined;
}

/** What a line looks like, with the customer's own artwork; an empty place for what has no picture. */
function Picture({ number, item }: PictureProps) {
  return (
    <span className={styles.picture}>
      {item?.has_picture && (
        <img
          src={`/api/order/${number}/pictures/${item.line}`}
          alt=""
          width="180"
          height="128"
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

/** The lines of an order of several, each to be ordered again by itself. */
function Lines({ order: { order_no: number, items } }: { readonly order: ListedOrder }) {
  if (items.length < 2) return null;
  return (
    <div className={styles.lines}>
      <Disclosure look="link" summary={`All ${items.length} items`}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.line} className={styles.item}>
              <Picture number={number} item={item} />
              <span>
                {item.title}, {item.quantity_text}
                <br />
                {item.has_picture && (
                  <Link
                    to={`/order/${number}/again?line=${item.line}`}
                    className={styles.again}
                    aria-label={`Order this again: ${item.title}, order ${number}`}
                  >
                    Order this again
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** One order: what, where it stands, when it arrives, and what is to be done. */
function OrderRow({ order }: { readonly order: ListedOrder }) {
  const { order_no: number, stage, waits_for: waitsFor, delivery_date: delivery } = order;
  const next = nextStepText({ stage, waitsFor });
  const path = `/order/${number}`;
  const isOpen = stage === "open";
  return (
    <li className={styles.row}>
      <Picture number={number} item={order.items.find((item) => item.has_picture)} />
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
      <span className={styles.next}>
        {next !== null && (
          <Link to={path} aria-label={`${next}: order ${number}`}>
            {next}
          </Link>
        )}
        {delivery !== null && stage !== "delivered" && !isOpen && (
          <span>With you by {formatDate(delivery)}</span>
        )}
        <Link to={`${path}/again`} aria-label={`Order again: order ${number}`}>
          Order again
        </Link>
      </span>
      <Lines order={order} />
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
