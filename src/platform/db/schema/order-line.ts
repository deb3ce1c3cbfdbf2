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
    /** What it is made of and how large, as that was called then; null of what no catalogue knows. */
    stock: text("stock"),
    size: text("size"),
    /** Of all sets; of a charge nothing is made. */
    pieces: integer("pieces").notNull().default(0),
    /** Before coupon and points. */
    price: integer("price").notNull(),
    cost: integer("cost"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index("order_line_sold").on(
      table.placedAt,
      table.product,
      table.stock,
      table.size,
      table.pieces,
      table.price,
      table.cost,
    ),
  ],
);
