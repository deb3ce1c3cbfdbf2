import type { ComponentProps } from "react";
import { formatDollars } from "#domain/money.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Under } from "#ui/layout/soft.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { stageNames, taskNames } from "#studio/ui/order-stage-labels.ts";
import { OrderThumbnails } from "#studio/ui/thumbnails.tsx";
import { UrgencyMark } from "#studio/ui/urgency-mark.tsx";
import { RowLink } from "#studio/ui/list-parts.tsx";
import type { RowOrder } from "./order-list.ts";
import styles from "./orders.module.css";

type TableProps = ComponentProps<typeof DataTable<RowOrder>>;

function Money({ order: { total, due } }: { readonly order: RowOrder }) {
  return (
    <>
      {formatDollars(total)}
      {due !== 0 && (
        <Under>{due > 0 ? `${formatDollars(due)} due` : `${formatDollars(-due)} to give back`}</Under>
      )}
    </>
  );
}

function Goods({ items }: Pick<RowOrder, "items">) {
  const [first = "", ...others] = items;
  return (
    <>
      {first}
      {others.length > 0 && <Under>{`and ${others.length} more`}</Under>}
    </>
  );
}

function Leaves({ order: { leaves_on: leavesOn, urgency } }: { readonly order: RowOrder }) {
  if (leavesOn === null) return <span aria-label="no day yet">–</span>;
  return (
    <>
      <Day date={leavesOn} /> <UrgencyMark of={urgency} />
    </>
  );
}

function Stage({ stage, tasks }: Pick<RowOrder, "stage" | "tasks">) {
  return (
    <>
      <span className={styles.stage} data-stage={stage}>
        {stageNames[stage]}
      </span>
      {tasks.length > 0 && <Under>{tasks.map((task) => taskNames[task]).join(", ")}</Under>}
    </>
  );
}

const columns: TableProps["columns"] = [
  {
    name: "Picture",
    isPicture: true,
    cell: ({ order_no: orderNo, items, seen }) => (
      <OrderThumbnails orderNo={orderNo} lines={items.length} seen={seen} />
    ),
    isWhole: true,
  },
  {
    name: "Order",
    sort: { by: "placed", isFallingFirst: true },
    cell: ({ order_no: orderNo, placed_at: at }) => (
      <>
        <RowLink to={`/orders/${orderNo}`}>{orderNo}</RowLink>
        <Under>
          <Moment at={at} />
        </Under>
      </>
    ),
    isWhole: true,
  },
  {
    name: "Customer",
    cell: ({ customer, company }) => (
      <>
        {customer}
        {company !== "" && <Under>{company}</Under>}
      </>
    ),
  },
  { name: "Goods", cell: Goods },
  { name: "Stage", cell: Stage },
  {
    name: "Leaves",
    sort: { by: "leaves", isFallingFirst: false },
    cell: (order) => <Leaves order={order} />,
    isWhole: true,
  },
  {
    name: "Total",
    sort: { by: "total", isFallingFirst: true },
    cell: (order) => <Money order={order} />,
    isWhole: true,
    align: "end",
  },
];

interface OrdersTableProps extends Pick<TableProps, "sorting"> {
  readonly orders: readonly RowOrder[];
  readonly chosen: Readonly<Record<string, RowOrder>>;
  readonly onChoose: (order: RowOrder, isChosen: boolean) => void;
}

/** The orders of a page. */
export function OrdersTable({ orders, sorting, chosen, onChoose }: OrdersTableProps) {
  return (
    <DataTable<RowOrder>
      label="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ order_no: orderNo }) => orderNo}
      sorting={sorting}
      choosing={{
        nameOf: ({ order_no: orderNo }) => orderNo,
        isChosen: ({ order_no: orderNo }) => orderNo in chosen,
        onChoose,
      }}
    />
  );
}
