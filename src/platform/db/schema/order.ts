import { sql } from "drizzle-orm";
import {
  check,
  date,
  type ExtraConfigColumn,
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
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import { type QuotationItem, quotationTable } from "./quotation.ts";
import type { Awaited } from "#domain/order/waiting/waits-for.ts";
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

/**
 * What lists of orders ask for beside the stage: of its facts, worked out anew in the transaction of each. Never the truth: what is
 * shown of one order is worked out from its facts. Money in cents.
 */
const listedColumns = () => ({
  /** What an open order waits for. */
  waits: text("waits").array().$type<Awaited[]>().notNull().default([]),
  /** With what was accepted at the proofs. */
  currentTotal: integer("current_total").notNull().default(0),
  /** Still to be paid; below 0 it is owed to the customer. */
  due: integer("due").notNull().default(0),
  onAccount: integer("on_account").notNull().default(0),
  /** The day it leaves, from when it is approved and paid; null before, and of what was given up. */
  leavesOn: date("leaves_on"),
  /** The most working days that a line of it takes that was not printed; null where none is, and while it is not in the house. */
  workDays: integer("work_days"),
  /** Its newest fact: it rises with whatever happens. */
  newestFact: integer("newest_fact").notNull().default(0),
  /** Number, name, mail, company, PO number and goods, as they are looked for; a trigram index stands in the migration. */
  search: text("search").notNull().default(""),
  /** Which order of its address it was when it was noted first, from 1, given up ones counted; 0 before that. It stays (decision 322). */
  nth: integer("nth").notNull().default(0),
  /** Since when so much is covered that it can be made: all of it or the deposit, paid or on account. What is still to be paid is `due`. */
  paidAt: timestamp("paid_at", { withTimezone: true }),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  /** What its goods are sold for, coupon and points taken off: its total without shipping. */
  goodsTotal: integer("goods_total").notNull().default(0),
  /** What these cost the shop, GST included, by the catalogue it was placed with; null where that is not known. */
  cost: integer("cost"),
  /** By which rule all this was worked out; an older one is done anew at a start. */
  listedBy: smallint("listed_by").notNull().default(0),
});

type ListedTable = Readonly<
  Record<
    | "id"
    | "orderNo"
    | "stage"
    | "placedAt"
    | "waits"
    | "currentTotal"
    | "due"
    | "onAccount"
    | "leavesOn"
    | "workDays"
    | "nth"
    | "paidAt"
    | "sentAt"
    | "goodsTotal"
    | "cost"
    | "listedBy",
    ExtraConfigColumn
  >
>;

/** Orders without a day come after all others. */
const leaves = ({ leavesOn }: ListedTable) => sql`coalesce(${leavesOn}, 'infinity'::date)`;

/** One for each way a list is sorted and for what it is narrowed by: no page of it reads the whole table. */
const listIndexes = (table: ListedTable) => [
  index("shop_order_placed").on(table.placedAt, table.id),
  index("shop_order_leaves").on(leaves(table), table.id),
  // With the work that is left: what is at risk is counted by the index alone.
  index("shop_order_to_leave")
    .on(leaves(table), table.id, table.workDays)
    .where(sql`${table.stage} in ('ready', 'in-production')`),
  index("shop_order_total").on(table.currentTotal, table.id),
  index("shop_order_stage_placed").on(table.stage, table.placedAt, table.id),
  index("shop_order_stage_leaves").on(table.stage, leaves(table), table.id),
  index("shop_order_stage_total").on(table.stage, table.currentTotal, table.id),
  index("shop_order_waits_payment")
    .on(table.placedAt, table.id)
    .where(sql`'payment' = any(${table.waits})`),
  index("shop_order_waits_proof")
    .on(table.placedAt, table.id)
    .where(sql`'proof' = any(${table.waits})`),
  index("shop_order_waits_approval")
    .on(table.placedAt, table.id)
    .where(sql`'approval' = any(${table.waits})`),
  index("shop_order_unpaid")
    .on(table.placedAt, table.id)
    .where(sql`${table.due} > 0`),
  index("shop_order_owed")
    .on(table.placedAt, table.id)
    .where(sql`${table.due} < 0`),
  index("shop_order_on_account")
    .on(table.placedAt, table.id)
    .where(sql`${table.onAccount} > 0`),
  index("shop_order_number").on(sql`${table.orderNo} text_pattern_ops`),
  index("shop_order_listed_by").on(table.listedBy, table.id),
];

/** Figures of some weeks or years are read from these alone: columns that an index cannot only include stand last in its key. */
const figureIndexes = (table: ListedTable) => [
  index("shop_order_figures").on(
    table.placedAt,
    table.stage,
    table.currentTotal,
    table.goodsTotal,
    table.cost,
    table.nth,
    table.due,
  ),
  index("shop_order_sent")
    .on(table.sentAt, table.leavesOn, table.paidAt)
    .where(sql`${table.sentAt} is not null`),
];

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

/** Lines of orders that were not given up, as figures: noted with what lists say (decision 322). Money in cents. */
export const orderLineTable = pgTable(
  "order_line",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    /** From 1. */
    line: smallint("line").notNull(),
    /** Of the order. */
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    /** As it was called then. */
    product: text("product").notNull(),
    /** Before coupon and points. */
    price: integer("price").notNull(),
    cost: integer("cost"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index("order_line_figures").on(table.placedAt, table.product, table.price, table.cost),
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
