import { useState } from "react";
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { listedIn, listedWith } from "./list-address.ts";
import type { RowOrder, OrderList } from "./listed-order.types.ts";
import { OrderFilters } from "./order-filters.tsx";
import styles from "./orders.module.css";
import { OrdersTable } from "./orders-table.tsx";
import { StartChosen } from "./start-chosen.tsx";

const nothing: OrderList = { orders: [], back: null, next: null, listed: 0 };

const NOT_KNOWN = "This address says something that the list does not know. Please choose again.";

/** What the address lists; what it says wrongly is said above the empty list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = listedIn(new URL(request.url).searchParams);
  const [answer, { views }] = await Promise.all([
    callStudio("GET orders", { query }),
    readForRoom(callStudio("GET own/order-views")),
  ]);
  if (!answer.ok && answer.status === 422)
    return { list: nothing, views, fault: Object.values(answer.fields)[0] ?? answer.message };
  if (!answer.ok && answer.status === 400) return { list: nothing, views, fault: NOT_KNOWN };
  return { views, list: await readForRoom(Promise.resolve(answer)), fault: "" };
}

function noteOf({ listed }: OrderList): string {
  if (listed > 1_000) return "More than 1,000 orders";
  return listed === 1 ? "1 order" : `${listed} orders`;
}

function Pages({
  list: { back, next },
  address,
}: {
  readonly list: OrderList;
  readonly address: URLSearchParams;
}) {
  if (back === null && next === null) return null;
  const way = (cursor: string | null, words: string) =>
    cursor === null ? (
      <span aria-disabled="true">{words}</span>
    ) : (
      <Link to={`?${listedWith(address, { cursor })}`}>{words}</Link>
    );
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {way(back, "← Back")}
      {way(next, "Next →")}
    </nav>
  );
}

/** All orders: found, narrowed, sorted, and chosen to do something with. */
export function OrdersRoom() {
  const { list, views, fault } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const go = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const [chosen, setChosen] = useState<Readonly<Record<string, RowOrder>>>({});
  const choose = (order: RowOrder, isChosen: boolean) => {
    const { [order.order_no]: _, ...others } = chosen;
    setChosen(isChosen ? { ...chosen, [order.order_no]: order } : others);
  };
  return (
    <>
      <RoomHead title="Orders" note={fault === "" ? noteOf(list) : undefined} />
      <OrderFilters address={address} views={views} fault={fault} />
      <StartChosen orders={Object.values(chosen)} onClear={() => setChosen({})} />
      <div className={styles.list} aria-busy={isLoading || undefined}>
        {list.orders.length > 0 ? (
          <OrdersTable
            orders={list.orders}
            sorting={{
              by: address.get("sort") ?? "placed",
              isFalling: address.get("way") !== "rising",
              onSort: ({ by, isFalling }) =>
                void go(`?${listedWith(address, { sort: by, way: isFalling ? "falling" : "rising" })}`),
            }}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <p className={styles.empty}>
            No order is like this. <Link to="?">Show all orders</Link>
          </p>
        )}
      </div>
      <Pages list={list} address={address} />
    </>
  );
}
