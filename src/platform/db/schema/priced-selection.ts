import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { selectionColumn } from "./selection-column.ts";

/** What visitors have configured and seen a price of, without anybody in it: the newest only (decision 400). */
export const pricedSelectionTable = pgTable(
  "priced_selection",
  {
    /** Of the selection. */
    hash: text("hash").primaryKey(),
    selection: selectionColumn("selection").notNull(),
    /** How often it was worked out, in months without a break; answers from the cache are not counted. */
    n: integer("n").notNull(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("priced_selection_newest").on(table.lastAt, table.hash)],
);
