import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { hasOneOwner, ownerColumns } from "../owner-columns.ts";

/** What somebody has typed at the checkout so far, as they typed it: one form of each. */
export const checkoutDraftTable = pgTable(
  "checkout_draft",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
    typed: jsonb("typed").$type<Readonly<Record<string, string>>>().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("checkout_draft", table),
    uniqueIndex("checkout_draft_customer")
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    uniqueIndex("checkout_draft_guest")
      .on(table.guestId)
      .where(sql`${table.guestId} is not null`),
  ],
);
