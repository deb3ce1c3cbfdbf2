import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { AgreedPrice } from "#domain/cart/agreed-price.ts";
import { configuredColumns } from "./configured-columns.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import { catalogueVersionTable } from "./shop.ts";
import { customerTable } from "./customer.ts";
import { selectionColumn } from "./selection-column.ts";

/** What lies in a cart. Two lines that say the same are two designs: they are never merged silently. */
export const cartLineTable = pgTable(
  "cart_line",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
    ...configuredColumns(),
    /** Cents the customer was last told for it, so that a change can be said; never what it costs. */
    lastShownPrice: integer("told_price").notNull(),
    /** The price that the staff set by hand in a cart that they fill for a customer. */
    agreed: jsonb("agreed").$type<AgreedPrice>(),
    /** Taken out of the cart; it can be put back until housekeeping comes. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("cart_line", table),
    index("cart_line_customer").on(table.customerId),
    index("cart_line_guest").on(table.guestId),
    index("cart_line_removed")
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/** What a customer asks for the cart as a whole. Points are only named here: the ledger changes with an order. */
export const cartPreferencesTable = pgTable(
  "cart_wish",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
    couponCode: text("coupon_code"),
    points: integer("points").notNull().default(0),
    shippingMethod: text("shipping_method"),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("cart_wish", table),
    unique("cart_wish_customer").on(table.customerId),
    unique("cart_wish_guest").on(table.guestId),
  ],
);

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

/** Lettering that members keep to come back to: everything that was configured, never a price. */
export const savedDesignTable = pgTable(
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
