import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { staffTable } from "./staff.ts";

/** Lists of orders that somebody of the staff looks at again and again, each under a name of their own. */
export const savedViewTable = pgTable(
  "saved_view",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What an address of the list says of it. */
    query: text("query").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("saved_view_name").on(table.staffId, sql`lower(${table.name})`)],
);
