import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Messages of the payment provider that were worked off: each counts once, however often it comes. */
export const paymentMessageTable = pgTable(
  "payment_message",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    heardAt: timestamp("heard_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("payment_message_heard").on(table.heardAt)],
);
