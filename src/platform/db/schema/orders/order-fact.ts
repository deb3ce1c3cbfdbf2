import { index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { FactKind, Happening, Recorder } from "#domain/order/order-fact.ts";
import { orderTable } from "./order.ts";

/** What has happened to orders. Rows are added only: a trigger refuses every change (see its migration). */
export const orderFactTable = pgTable(
  "order_fact",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    kind: text("kind").$type<FactKind>().notNull(),
    /** All of it but its kind. */
    details: jsonb("details").$type<Omit<Happening, "kind">>().notNull(),
    recordedBy: text("recorded_by").$type<Recorder>().notNull(),
    /** By which the same fact told twice is one: a payment's reference, a proof's line and version. */
    once: text("once"),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("order_fact_once").on(table.orderId, table.kind, table.once),
    index("order_fact_order").on(table.orderId),
  ],
);
