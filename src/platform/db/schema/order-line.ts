import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { orderTable } from "./order.ts";

/** Lines of orders that were not given up, as figures: noted with what lists say (decision 322). Money in cents. */
export const orderLineTable = pgTable(
  "order_line",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    /** From 1. */
    line: smallint("line").notNull(),
    /** Of the order. */
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    /** As it was called then. */
    product: text("product").notNull(),
    /** Before coupon and points. */
    price: integer("price").notNull(),
    cost: integer("cost"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index("order_line_figures").on(table.placedAt, table.product, table.price, table.cost),
  ],
);
