import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import type { OrderDays } from "#domain/deliver/order-dates.ts";
import type { PriceLine } from "#domain/price/pricing-row.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { catalogueVersionTable } from "../catalogue-version.ts";
import { hasOneOwner, ownerColumns } from "../owner-columns.ts";
import { type QuotationItem, quotationTable } from "../quotation.ts";
import { listedColumns, listIndexes } from "./listed-columns.ts";

/** A line of an order with its final numbers: a later catalogue changes nothing of it. Money in cents. */
export interface OrderItem extends QuotationItem {
  readonly title: string;
  readonly selectionHash: string;
  readonly submission: Submission;
  /** What the price is made of. */
  readonly priceLines: readonly PriceLine[];
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
}

/** How an order is sent: the way, and its working days from the day it counts from. */
export interface OrderShipping extends OrderDays {
  readonly method: string;
}

/** An order as it was placed, which never changes; what happens to it are its facts. */
export const orderTable = pgTable(
  "shop_order",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** "K26-4F7Q2M". */
    orderNo: text("order_no").notNull().unique(),
    ...ownerColumns(),
    /** Whom to write to, where it goes, whom to bill: as it was typed at the checkout. */
    contact: jsonb("contact").$type<CheckoutForm>().notNull(),
    items: jsonb("items").$type<readonly OrderItem[]>().notNull(),
    shipping: jsonb("shipping").$type<OrderShipping>().notNull(),
    subTotal: integer("sub_total").notNull(),
    shippingFee: integer("shipping_fee").notNull(),
    couponDiscount: integer("coupon_discount").notNull(),
    couponCode: text("coupon_code"),
    /** The quotation that was ordered, or that said the same: this order takes over its use of the coupon. */
    quotationId: integer("quotation_id")
      .unique()
      .references(() => quotationTable.id),
    pointDiscount: integer("point_discount").notNull(),
    totalPrice: integer("total_price").notNull(),
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    /** Of its facts, for lists: worked out anew in the transaction of each fact. */
    stage: text("stage").$type<OrderStage>().notNull().default("open"),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull().defaultNow(),
    ...listedColumns(),
  },
  (table) => [
    hasOneOwner("shop_order", table),
    check(
      "shop_order_adds_up",
      sql`${table.totalPrice} = ${table.subTotal} - ${table.couponDiscount} - ${table.pointDiscount} + ${table.shippingFee}`,
    ),
    index("shop_order_customer").on(table.customerId),
    index("shop_order_guest").on(table.guestId),
    index("shop_order_email").on(sql`(${table.contact}->>'email')`),
    index("shop_order_coupon")
      .on(table.couponCode)
      .where(sql`${table.couponCode} is not null`),
    ...listIndexes(table),
  ],
);

export type StoredOrder = typeof orderTable.$inferSelect;
