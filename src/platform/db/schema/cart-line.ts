import { sql } from "drizzle-orm";
import { index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { configuredColumns } from "./configured-columns.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";

/** What lies in a cart. Two lines that say the same are two designs: they are never merged silently. */
export const cartLineTable = pgTable(
  "cart_line",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
    ...configuredColumns(),
    /** Cents the customer was last told for it, so that a change can be said; never what it costs. */
    lastShownPrice: integer("told_price").notNull(),
    /** Taken out of the cart; it can be put back until housekeeping comes. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("cart_line", table),
    index("cart_line_customer").on(table.customerId),
    index("cart_line_guest").on(table.guestId),
    index("cart_line_removed")
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);
