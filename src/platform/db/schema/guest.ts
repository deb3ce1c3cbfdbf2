import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customerTable } from "./customer.ts";
import { foldedOf } from "./searched-columns.ts";

/**
 * Remembered guests. The number is shown and carries no right; the cookie's 256 random bits do. Who only put something in
 * the cart or laid products side by side has not said a name yet.
 */
export const guestTable = pgTable(
  "guest",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull().unique(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email"),
    /** The account that took over what this guest had. */
    customerId: integer("customer_id").references(() => customerTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
    /** What they are looked for by; a trigram index stands in the migration. */
    search: text("search")
      .notNull()
      .generatedAlwaysAs(
        foldedOf(
          sql`coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '')`,
        ),
      ),
  },
  (table) => [
    index("guest_customer").on(table.customerId),
    index("guest_seen")
      .on(table.seenAt)
      .where(sql`${table.customerId} is null`),
    index("guest_known")
      .on(table.createdAt, table.id)
      .where(sql`${table.customerId} is null and ${table.email} is not null`),
    index("guest_email")
      .on(table.email, table.id)
      .where(sql`${table.customerId} is null and ${table.email} is not null`),
  ],
);
