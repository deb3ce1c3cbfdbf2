import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { TaxPaperKind } from "#domain/order/tax-papers.ts";
import { orderFactTable } from "./order-fact.ts";
import { orderTable } from "./order.ts";

/** The last number of each kind of paper: whoever takes the next one holds the row until it is kept, so that none is missing. */
export const paperNumberTable = pgTable("paper_number", {
  kind: text("kind").$type<TaxPaperKind>().primaryKey(),
  last: integer("last").notNull(),
});

/** Tax invoices and credit notes as they were issued. Rows are added only: a trigger refuses every change (see its migration). */
export const taxPaperTable = pgTable(
  "tax_paper",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<TaxPaperKind>().notNull(),
    number: integer("number").notNull(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** What it was issued for: a payment, or money that was given back. */
    factId: integer("fact_id")
      .notNull()
      .unique()
      .references(() => orderFactTable.id),
    cents: integer("cents").notNull(),
    /** Inside `cents`. */
    gst: integer("gst").notNull(),
    /** Who issued it, as the shop was then. */
    shop: jsonb("shop").$type<Shop>().notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("tax_paper_number").on(table.kind, table.number),
    index("tax_paper_order").on(table.orderId),
    check("tax_paper_sums", sql`${table.cents} > 0 and ${table.gst} = round(${table.cents} * 3 / 23.0)`),
  ],
);
