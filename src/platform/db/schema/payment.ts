import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { TaxPaperKind } from "#domain/order/tax-papers.ts";
import { orderFactTable, orderTable } from "./order.ts";

/** A payment by card that was begun for an order. What became of it is told by the order's facts. */
export const paymentAttemptTable = pgTable(
  "payment_attempt",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Of its order, from 1. */
    number: integer("number").notNull(),
    cents: integer("cents").notNull(),
    /** Kept: asked again, the provider must hear the same. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Which of the order's keys its way back has. */
    keyVersion: integer("key_version").notNull().default(0),
    /** What the provider calls it, and where it is paid; null until it has answered. */
    session: text("session").unique(),
    url: text("url"),
    begunAt: timestamp("begun_at", { withTimezone: true }).notNull().defaultNow(),
    /** It was paid, or cannot be any more. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [
    unique("payment_attempt_number").on(table.orderId, table.number),
    uniqueIndex("payment_attempt_open")
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
    check("payment_attempt_cents", sql`${table.cents} > 0`),
  ],
);

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
    /** Inside `cents`: with it all papers of the order come to the GST of what they come to, so it may be a cent beside its own. */
    gst: integer("gst").notNull(),
    /** Who issued it, as the shop was then. */
    shop: jsonb("shop").$type<Shop>().notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("tax_paper_number").on(table.kind, table.number),
    index("tax_paper_order").on(table.orderId),
    check("tax_paper_sums", sql`${table.cents} > 0 and abs(${table.gst} - ${table.cents} * 3 / 23.0) <= 1`),
  ],
);

/**
 * Papers that are due while the shop has no numbers of its own, in the order in which they came to be due: each becomes a tax paper,
 * once, when it has (decision 361).
 */
export const waitingTaxPaperTable = pgTable(
  "waiting_tax_paper",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<TaxPaperKind>().notNull(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** What it waits for to be issued of: a payment, or money that was given back. */
    factId: integer("fact_id")
      .notNull()
      .unique()
      .references(() => orderFactTable.id),
    cents: integer("cents").notNull(),
    /** Inside `cents`, as on the paper that it becomes. */
    gst: integer("gst").notNull(),
  },
  (table) => [
    index("waiting_tax_paper_order").on(table.orderId),
    check("waiting_tax_paper_cents", sql`${table.cents} > 0`),
  ],
);
