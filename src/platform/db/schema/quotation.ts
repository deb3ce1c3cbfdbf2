import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AgreedNote } from "#domain/cart/agreed-price.ts";
import type { Detail } from "#domain/detail.ts";
import type { WrittenAs } from "#domain/quotation/quotation.ts";
import { catalogueVersionTable } from "./shop.ts";
import { keyColumns } from "./key-columns.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import { selectionColumn, type SelectionRecord } from "./selection-column.ts";
import type { RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import type { NotedStage } from "#domain/quote-request/thread/request-state.ts";
import type { Submission } from "#domain/submission/submission.ts";

/** An item line of a quotation with its final numbers; money in cents. */
export interface QuotationItem {
  readonly product: string;
  /** Quotations issued before there were titles have none. */
  readonly title?: string;
  readonly details: readonly Detail[];
  readonly quantity: number;
  readonly sets: number;
  readonly price: number;
  readonly selection: SelectionRecord;
  readonly originPath: string;
  /**
   * Said in the staff's own words, at a price that no catalogue knows; what is configured is what it was asked with. "charge": nothing
   * is made for it, so it has no pieces and no proof.
   */
  readonly written?: WrittenAs;
  /** The staff set its price by hand; customers are told that it was agreed, and not why. */
  readonly agreed?: AgreedNote;
}

function words(name: string) {
  return text(name).notNull().default("");
}

/** A question for a price, as it was asked. */
export const quoteRequestTable = pgTable(
  "quote_request",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What the customer is told: R, the date and 50 random bits. */
    requestNo: text("request_no").notNull().unique(),
    ...ownerColumns(),
    /** 'Special Size' or 'Special Processing'. */
    quoteType: text("quote_type").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    /** The thing itself, in words; empty for requests from before there were titles. */
    title: text("title").notNull().default(""),
    /** The product as configured; null where the Special Processing form describes it in `details`. */
    selection: selectionColumn("selection"),
    /** What the form said beside that, by label: as staff and customer read it. */
    details: jsonb("details").$type<readonly Detail[]>().notNull(),
    /** The choices of the Special Processing form, in wire names. */
    choices: jsonb("choices").$type<Readonly<Record<string, unknown>>>(),
    quantity: integer("quantity"),
    comment: text("comment").notNull(),
    originPath: text("origin_path").notNull(),
    /** Ids its page sent beside the product, by wire name. */
    submission: jsonb("submission").$type<Submission>().notNull().default({}),
    /** Campaign parameters of the page, by name. */
    tracking: jsonb("tracking").$type<Readonly<Record<string, string>>>().notNull(),
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When the shop last answered with a price; null while it has not. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** When it first did. */
    firstAnsweredAt: timestamp("first_answered_at", { withTimezone: true }),
    /** Noted for lists with each answer, fact and order: where it stands, whatever day it is; the last day of its newest answer. */
    stage: text("stage").$type<NotedStage>().notNull().default("requested"),
    answerUntil: date("answer_until"),
    /** Since when it waits for a person of the shop; null while it does not. */
    waitsSince: timestamp("waits_since", { withTimezone: true }).defaultNow(),
    /** What it is looked for by, folded: number, name, address, thing. */
    search: text("search").notNull().default(""),
  },
  (table) => [
    hasOneOwner("quote_request", table),
    index("quote_request_customer").on(table.customerId),
    index("quote_request_guest").on(table.guestId),
    index("quote_request_email").on(table.email),
    index("quote_request_asked").on(table.createdAt, table.id),
    index("quote_request_waits")
      .on(table.waitsSince, table.id)
      .where(sql`${table.waitsSince} is not null`),
    index("quote_request_answered")
      .on(table.createdAt, table.id)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

/** What was said about requests beside their answers. Rows are added only: a trigger refuses every change (see its migration). */
export const requestFactTable = pgTable(
  "request_fact",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    quoteRequestId: integer("quote_request_id")
      .notNull()
      .references(() => quoteRequestTable.id),
    kind: text("kind").$type<RequestHappening["kind"]>().notNull(),
    /** All of it but its kind and who said it. */
    details: jsonb("details").$type<Omit<RequestHappening, "by" | "kind">>().notNull(),
    saidBy: text("said_by").$type<RequestHappening["by"]>().notNull(),
    /** How many answers had been given by then. */
    answers: integer("answers").notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("request_fact_request").on(table.quoteRequestId)],
);

/** A quotation as it was issued: final numbers, in cents, GST included. */
export const quotationTable = pgTable(
  "quotation",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Q, the date and 50 random bits. */
    quotationNo: text("quotation_no").notNull().unique(),
    ...ownerColumns(),
    /** The shop's date when it was issued. */
    issueDate: date("issue_date").notNull(),
    name: words("name"),
    company: words("company"),
    address: words("address"),
    apartment: words("apartment"),
    cityTown: words("city_town"),
    province: words("province"),
    postcode: words("postcode"),
    phoneNumber: words("phone_number"),
    items: jsonb("items").$type<readonly QuotationItem[]>().notNull(),
    subTotal: integer("sub_total").notNull(),
    shippingFee: integer("shipping_fee").notNull(),
    /** Quotations issued before it was written down have no way of shipping and no date. */
    shippingMethod: text("shipping_method"),
    /** An estimate, for an order on the day of issue. */
    deliveryDate: date("delivery_date"),
    pointDiscount: integer("point_discount").notNull(),
    couponDiscount: integer("coupon_discount").notNull(),
    /** The code that took it off: this quotation is one use of it. */
    couponCode: text("coupon_code"),
    totalPrice: integer("total_price").notNull(),
    /** The quote request that a person answered by it; the newest answer is the one that holds. */
    quoteRequestId: integer("quote_request_id").references(() => quoteRequestTable.id, {
      onDelete: "set null",
    }),
    /** Its last day, where a person set it. */
    validUntil: date("valid_until"),
    /** Working days until it leaves and arrives, where a person set them. */
    toDispatch: integer("to_dispatch"),
    toDelivery: integer("to_delivery"),
    /** What a person says with it. */
    words: words("words"),
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    ...keyColumns(),
  },
  (table) => [
    hasOneOwner("quotation", table),
    index("quotation_customer").on(table.customerId),
    index("quotation_guest").on(table.guestId),
    index("quotation_coupon")
      .on(table.couponCode, table.issueDate)
      .where(sql`${table.couponCode} is not null`),
    index("quotation_quote_request")
      .on(table.quoteRequestId)
      .where(sql`${table.quoteRequestId} is not null`),
  ],
);

export type StoredQuotation = typeof quotationTable.$inferSelect;
