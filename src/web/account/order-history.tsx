import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { LoadState } from "./load-state.tsx";
import { Section } from "./section.tsx";
import { EmptyState } from "./empty-state.tsx";
import { OrderRow } from "./order-row.tsx";
import styles from "./order-history.module.css";
import { ShowAllLink } from "./show-all-link.tsx";

function listOrders() {
  return callShop("GET orders");
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
