import type { ComponentProps } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { stageNames, taskNames } from "#studio/ui/order-words.ts";
import { UrgencyMark } from "#studio/ui/urgency-mark.tsx";
import type { RowOrder } from "./listed-order.types.ts";
import styles from "./orders.module.css";

type TableProps = ComponentProps<typeof DataTable<RowOrder>>;

function Money({ order: { total, due } }: { readonly order: RowOrder }) {
  return (
    <>
      {formatDollars(total)}
      {due !== 0 && (
        <span className={styles.under}>
          {due > 0 ? `${formatDollars(due)} due` : `${formatDollars(-due)} to give back`}
        </span>
      )}
    </>
  );
}

function Goods({ items }: Pick<RowOrder, "items">) {
  const [first = "", ...others] = items;
  return (
    <>
      {first}
      {others.length > 0 && <span className={styles.under}>{`and ${others.length} more`}</span>}
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
      {tasks.length > 0 && (
        <span className={styles.under}>{tasks.map((task) => taskNames[task]).join(", ")}</span>
      )}
    </>
  );
}

const columns: TableProps["columns"] = [
  {
    name: "Order",
    sort: { by: "placed", isFallingFirst: true },
    cell: ({ order_no: orderNo, placed_at: at }) => (
      <>
        <Link to={`/orders/${orderNo}`} className={styles.number}>
          {orderNo}
        </Link>
        <span className={styles.under}>
          <Moment at={at} />
        </span>
      </>
    ),
    isWhole: true,
  },
  {
    name: "Customer",
    cell: ({ customer, company }) => (
      <>
        {customer}
        {company !== "" && <span className={styles.under}>{company}</span>}
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
