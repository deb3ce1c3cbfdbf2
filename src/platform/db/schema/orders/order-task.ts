import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { orderTable } from "./order.ts";

/** What waits for a person of the shop: of an order's facts, worked out anew in the transaction of each. What is done is not here. */
export const orderTaskTable = pgTable(
  "order_task",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderTaskKind>().notNull(),
    since: timestamp("since", { withTimezone: true }).notNull(),
    /** The day by which it is to be done. */
    deadline: date("deadline").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index("order_task_deadline").on(table.deadline, table.since, table.orderId),
  ],
);
