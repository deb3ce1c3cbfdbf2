import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { catalogueVersionTable } from "./catalogue-version.ts";
import { customerTable } from "./customer.ts";
import { selectionColumn } from "./selection-column.ts";

/** Lettering that members keep to come back to: everything that was configured, never a price. */
export const keptDesignTable = pgTable(
  "kept_design",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    selection: selectionColumn("selection").notNull(),
    selectionHash: text("selection_hash").notNull(),
    /** What the catalogue was when it was kept: what is gone since has its words there. */
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    keptAt: timestamp("kept_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("kept_design_customer").on(table.customerId, table.keptAt)],
);
