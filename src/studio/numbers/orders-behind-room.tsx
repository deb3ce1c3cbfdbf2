import { useLoaderData, useSearchParams } from "react-router";
import { counted } from "#domain/grouped.ts";
import { type BehindKind, behindKinds, isMoneyKind } from "#domain/numbers/behind.ts";
import { periodName } from "#domain/numbers/periods.ts";
import { formatDollars } from "#domain/money.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { BackLink } from "#studio/ui/columns.tsx";
import { Nothing, PageLinks, RowLink } from "#studio/ui/list-parts.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { stageNames } from "#studio/ui/order-stage-labels.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Under } from "#ui/layout/soft.tsx";

type OrdersBehind = StudioReplyTo<"GET numbers/orders">;

/** What has happened to the orders that are listed, and what the instant of each is. */
const names: Readonly<Record<BehindKind, { readonly title: string; readonly at: string }>> = {
  placed: { title: "Orders placed", at: "Placed" },
  new: { title: "First orders of a customer", at: "Placed" },
  returning: { title: "Orders of customers who came back", at: "Placed" },
  "without-cost": { title: "Orders without a known cost", at: "Placed" },
  "given-up": { title: "Orders given up", at: "Placed" },
  money: { title: "Money that came", at: "Recorded" },
  "given-back": { title: "Money given back", at: "Recorded" },
  sent: { title: "Orders sent", at: "Sent" },
  late: { title: "Orders sent late", at: "Sent" },
};

function askedIn(address: URLSearchParams) {
  const of = behindKinds.find((kind) => kind === address.get("of")) ?? "placed";
  const text = (name: string) => address.get(name) ?? "";
  const sold = { product: text("product"), stock: text("stock"), size: text("size") };
  return { of, from: text("from"), until: text("until"), ...sold } as const;
}

/** The orders that the address asks for. */
export async function loader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  const query = { ...askedIn(searchParams), cursor: searchParams.get("cursor") ?? "" };
  return readForRoom(callStudio("GET numbers/orders", { query }));
}

function daysOf(begins: string, ends: string): string {
  return `${periodName(begins === ends ? "day" : "week", { begins, ends })} ${ends.slice(0, 4)}`;
}

type OrderRow = OrdersBehind["orders"][number];

const margin = {
  name: "Margin",
  align: "end",
  cell: ({ margin: left }: OrderRow) => (left === null ? "–" : formatDollars(left)),
} as const;

/** "22 orders, $1,420.00", "3 times, $80.00"; with the first page alone. */
function allOf({ listed, amount }: OrdersBehind, of: BehindKind): string {
  if (listed === null || amount === null) return "older ones";
  return `${counted(listed, isMoneyKind(of) ? "time" : "order")}, ${formatDollars(amount)}`;
}

function OrdersTable({ orders, of }: { readonly orders: readonly OrderRow[]; readonly of: BehindKind }) {
  const { at } = names[of];
  return (
    <DataTable<OrderRow>
      label="Orders"
      rows={orders}
      keyOf={({ seen }) => seen}
      columns={[
        {
          name: "Order",
          isWhole: true,
          cell: ({ order_no: number }) => <RowLink to={`/orders/${number}`}>{number}</RowLink>,
        },
        {
          name: "Customer",
          cell: ({ customer, items: [first = "", ...others] }) => (
            <>
              {customer}
              <Under>
                {first}
                {others.length > 0 && ` and ${others.length} more`}
              </Under>
            </>
          ),
        },
        { name: at, cell: (order) => <Moment at={order.at} /> },
        { name: "Stage", cell: ({ stage }) => stageNames[stage] },
        { name: "Amount", align: "end", cell: ({ amount }) => formatDollars(amount) },
        // No margin is a payment's.
        ...(isMoneyKind(of) ? [] : [margin]),
      ]}
    />
  );
}

/** The orders behind a bar or a row: what they come to is the figure that led here. */
export function OrdersBehindRoom() {
  const behind = useLoaderData<typeof loader>();
  const { orders, next } = behind;
  const [address] = useSearchParams();
  const { of, from, until, ...sold } = askedIn(address);
  const { title } = names[of];
  const named = Object.entries(sold).filter(([, name]) => name !== "");
  const list = { of, from, until, ...Object.fromEntries(named) };
  const isLater = address.has("cursor");
  return (
    <>
      <BackLink to="/numbers">Numbers</BackLink>
      <RoomHead
        title={title}
        note={`${[daysOf(from, until), ...named.map(([, name]) => name)].join(", ")}: ${allOf(behind, of)}`}
      />
      {orders.length === 0 ? (
        <Nothing>There was none in this time.</Nothing>
      ) : (
        <OrdersTable orders={orders} of={of} />
      )}
      <PageLinks
        first={isLater ? { to: `?${new URLSearchParams(list)}`, name: "← The newest" } : null}
        next={
          next === null ? null : { to: `?${new URLSearchParams({ ...list, cursor: next })}`, name: "Older →" }
        }
      />
    </>
  );
}
