import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import type { OrderDays } from "#domain/deliver/order-dates.ts";
import type { PriceLine } from "#domain/price/pricing-row.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { catalogueVersionTable } from "./shop.ts";
import { keyColumns } from "./key-columns.ts";
import { figureIndexes, listedColumns, listIndexes } from "./listed-columns.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import { type QuotationItem, quotationTable } from "./quotation.ts";
import type { FactKind, Happening, Recorder } from "#domain/order/order-fact.ts";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { staffTable } from "./staff.ts";
import type { DifferentPart } from "#domain/artwork/comparison/picture-difference.ts";
import type { PieceLines, PrintDoubt, PrintFault } from "#domain/artwork/comparison/print-check.ts";

/** A line of an order with its final numbers: a later catalogue changes nothing of it. Money in cents. */
export interface OrderItem extends QuotationItem {
  readonly title: string;
  readonly selectionHash: string;
  readonly submission: Submission;
  /** What the price is made of. */
  readonly priceLines: readonly PriceLine[];
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
  /** It was ordered, and is not any more: never stored, but of what was put right since. */
  readonly isRemoved?: true;
}

/** How an order is sent: the way, and its working days from the day it counts from. */
export interface OrderShipping extends OrderDays {
  readonly method: string;
}

/** An order as it was placed, which never changes but for whom it is for; what happens to it are its facts. */
export const orderTable = pgTable(
  "shop_order",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** "K26-4F7Q2M". */
    orderNo: text("order_no").notNull().unique(),
    ...ownerColumns(),
    /** Whom to write to, where it goes, whom to bill: as it was typed at the checkout, or put right since. */
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
    ...keyColumns(),
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
    ...figureIndexes(table),
  ],
);

export type StoredOrder = typeof orderTable.$inferSelect;

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
    /** Cents that came or went with it, points left out: sums of years are read from an index of it (decision 322). */
    money: integer("money").generatedAlwaysAs(
      sql`case when kind in ('paid', 'refunded', 'refund-failed') and details->>'way' is distinct from 'points' then (details->>'cents')::integer end`,
    ),
  },
  (table) => [
    unique("order_fact_once").on(table.orderId, table.kind, table.once),
    index("order_fact_order").on(table.orderId),
    index("order_fact_money")
      .on(table.recordedAt, table.kind, table.money)
      .where(sql`${table.money} is not null`),
  ],
);

/** Whom an order was for and where it went before that was put right: its papers of then say it still. */
export const orderContactTable = pgTable(
  "order_contact",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** The newest fact of which it was true. */
    untilFact: integer("until_fact").notNull(),
    contact: jsonb("contact").$type<CheckoutForm>().notNull(),
  },
  (table) => [unique("order_contact_until").on(table.orderId, table.untilFact)],
);

/** What waits for a person of the shop: of an order's facts, worked out anew in the transaction of each. What is done is not here. */
export const orderTaskTable = pgTable(
  "order_task",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderTaskKind>().notNull(),
    since: timestamp("since", { withTimezone: true }).notNull(),
    /** The day by which it is to be done. */
    deadline: date("deadline").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index("order_task_deadline").on(table.deadline, table.since, table.orderId),
  ],
);

/** Lines of orders that were printed: the workshop's own note, no fact that an order's customer is told. Taken back by removing it. */
export const printedLineTable = pgTable(
  "printed_line",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** From 1. */
    line: smallint("line").notNull(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id),
    printedAt: timestamp("printed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index("printed_line_staff").on(table.staffId),
  ],
);

/** A picture that came with a problem of an order, encoded anew by the shop; the fact of the problem names it. */
export const problemPictureTable = pgTable(
  "problem_picture",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** WebP files, under their SHA-256. */
    imageSha256: text("image_sha256").notNull(),
    thumbnailSha256: text("thumbnail_sha256").notNull(),
  },
  (table) => [
    index("problem_picture_order").on(table.orderId),
    index("problem_picture_image").on(table.imageSha256),
    index("problem_picture_thumbnail").on(table.thumbnailSha256),
  ],
);

/**
 * The print file of a place of an ordered line, drawn and compared with what its customer has seen, once for everything that is printed
 * and cut of the line (`proof_sha256`). Its picture is that of the proof.
 */
export const proofCheckTable = pgTable(
  "proof_check",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** From 1. */
    line: integer("line").notNull(),
    /** Which set and side, from 0. */
    place: integer("place").notNull(),
    proofSha256: text("proof_sha256").notNull(),
    /** Why there is no print file; null where there is one. */
    fault: text("fault").$type<PrintFault>(),
    /** Where it differs from what was shown, and what a picture of it cannot show. */
    parts: jsonb("parts").$type<readonly DifferentPart[]>().notNull(),
    doubts: jsonb("doubts").$type<readonly PrintDoubt[]>().notNull(),
    /** What is drawn over its picture; null without one. */
    lines: jsonb("lines").$type<PieceLines>(),
    /** WebP files, under their SHA-256: as it is printed, and as it was shown, where that is another picture. */
    printedSha256: text("printed_sha256"),
    shownSha256: text("shown_sha256"),
    checkedAt: timestamp("checked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("proof_check_once").on(table.orderId, table.line, table.proofSha256, table.place),
    index("proof_check_printed").on(table.printedSha256),
    index("proof_check_shown").on(table.shownSha256),
  ],
);
