import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { orderTable } from "./order.ts";

/** A payment by card that was begun for an order. What became of it is told by the order's facts. */
export const paymentAttemptTable = pgTable(
  "payment_attempt",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Of its order, from 1. */
    number: integer("number").notNull(),
    cents: integer("cents").notNull(),
    /** Kept: asked again, the provider must hear the same. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** What the provider calls it, and where it is paid; null until it has answered. */
    session: text("session").unique(),
    url: text("url"),
    begunAt: timestamp("begun_at", { withTimezone: true }).notNull().defaultNow(),
    /** It was paid, or cannot be any more. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [
    unique("payment_attempt_number").on(table.orderId, table.number),
    uniqueIndex("payment_attempt_open")
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
    check("payment_attempt_cents", sql`${table.cents} > 0`),
  ],
);
