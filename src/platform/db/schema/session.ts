import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customerTable } from "./customer.ts";

/** Signed-in browsers. The cookie holds 256 random bits; only their SHA-256 is kept. */
export const sessionTable = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id, { onDelete: "cascade" }),
    /** Set when a temporary password opened it: nothing but changing the password is allowed, and this is the old one. */
    temporaryPasswordHash: text("temporary_password_hash"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("session_customer").on(table.customerId)],
);
