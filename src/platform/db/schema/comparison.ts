import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { configuredColumns } from "./configured-columns.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";

/** Products laid side by side. The key is 128 random bits that the browser keeps in its session storage. */
export const comparisonTable = pgTable(
  "comparison",
  {
    key: text("key").primaryKey(),
    ...ownerColumns(),
    ...configuredColumns(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("comparison", table),
    index("comparison_customer").on(table.customerId),
    index("comparison_guest").on(table.guestId),
  ],
);
