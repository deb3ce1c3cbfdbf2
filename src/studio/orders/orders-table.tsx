import {
  createColumnHelper,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { stageNames, taskNames } from "#studio/ui/order-words.ts";
import { UrgencyMark } from "#studio/ui/urgency-mark.tsx";
import type { RowOrder } from "./listed-order.types.ts";
import styles from "./orders.module.css";

/** The server sorts and pages: no row model is needed. */
const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });
const column = createColumnHelper<typeof features, RowOrder>();

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

const columns = column.columns([
  column.display({
    id: "pick",
    header: () => <VisuallyHidden>Choose</VisuallyHidden>,
    cell: ({ row }) => (
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`Choose ${row.original.order_no}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
    ),
  }),
  column.accessor("placed_at", {
    id: "placed",
    header: "Order",
    sortDescFirst: true,
    cell: ({ row: { original } }) => (
      <>
        <Link to={`/orders/${original.order_no}`} className={styles.number} data-row-link>
          {original.order_no}
        </Link>
        <span className={styles.under}>
          <Moment at={original.placed_at} />
        </span>
      </>
    ),
  }),
  column.accessor("customer", {
    header: "Customer",
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        {original.customer}
        {original.company !== "" && <span className={styles.under}>{original.company}</span>}
      </>
    ),
  }),
  column.accessor("items", {
    header: "Goods",
    enableSorting: false,
    cell: ({ row: { original } }) => <Goods items={original.items} />,
  }),
  column.accessor("stage", {
    header: "Stage",
    enableSorting: false,
    cell: ({ row: { original } }) => <Stage stage={original.stage} tasks={original.tasks} />,
  }),
  column.accessor("leaves_on", {
    id: "leaves",
    header: "Leaves",
    cell: ({ row: { original } }) => <Leaves order={original} />,
  }),
  column.accessor("total", {
    header: "Total",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <Money order={original} />,
  }),
]);

/** What a column is called on a small screen, where no head stands over it. */
const names: Readonly<Record<string, string>> = {
  placed: "Order",
  customer: "Customer",
  items: "Goods",
  stage: "Stage",
  leaves: "Leaves",
  total: "Total",
};

const arrow = { asc: "ascending", desc: "descending" } as const;
const ROW = "[role=row]";
const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** j and k, or the arrows, go from order to order; Enter opens it, x chooses it. */
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-link]")];
  const at = links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement));
  const step = steps[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "x") links[at]?.closest(ROW)?.querySelector<HTMLElement>("input")?.click();
  if (step === undefined) return;
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}

interface OrdersTableProps {
  readonly orders: readonly RowOrder[];
  readonly sorting: SortingState;
  readonly chosen: RowSelectionState;
  readonly onSort: (sorting: SortingState) => void;
  readonly onChoose: (chosen: RowSelectionState) => void;
}

/** The orders of a page; on a small screen each is a card. Roles say what is what at either width. */
export function OrdersTable({ orders, sorting, chosen, onSort, onChoose }: OrdersTableProps) {
  const table = useTable({
    features,
    columns,
    data: orders,
    getRowId: (order) => order.order_no,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection: chosen },
    onSortingChange: (change) => onSort(typeof change === "function" ? change(sorting) : change),
    onRowSelectionChange: (change) => onChoose(typeof change === "function" ? change(chosen) : change),
  });
  return (
    <div role="table" aria-label="Orders" className={styles.table} onKeyDown={goByKey}>
      <div role="rowgroup" className={styles.head}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} role="row">
            {group.headers.map((header) => {
              const sorted = header.column.getIsSorted();
              return (
                <div
                  key={header.id}
                  role="columnheader"
                  data-column={header.column.id}
                  aria-sort={sorted ? arrow[sorted] : undefined}
                >
                  {header.column.getCanSort() ? (
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {names[header.column.id]}
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body}>
        {table.getRowModel().rows.map((row) => (
          <div key={row.id} role="row" data-chosen={row.getIsSelected() || undefined}>
            {row.getAllCells().map((cell) => (
              <div key={cell.id} role="cell" data-column={cell.column.id} data-name={names[cell.column.id]}>
                <div>
                  <table.FlexRender cell={cell} />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
