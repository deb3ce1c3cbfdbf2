import { index, integer, pgTable, primaryKey, smallint, timestamp } from "drizzle-orm/pg-core";
import { staffTable } from "../staff/staff.ts";
import { orderTable } from "./order.ts";

/** Lines of orders that were printed: the workshop's own note, no fact that an order's customer is told. Taken back by removing it. */
export const printedLineTable = pgTable(
  "printed_line",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** From 1. */
    line: smallint("line").notNull(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id),
    printedAt: timestamp("printed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index("printed_line_staff").on(table.staffId),
  ],
);
