import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customerTable } from "./customer.ts";
import { orderTable } from "./order.ts";

/** What a customer says of a product. It is read by others once the shop has accepted it. */
export const reviewTable = pgTable(
  "review",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** A product of the catalogue, whose documents are versioned: nothing to refer to. */
    productId: integer("product_id").notNull(),
    /** Null for a demonstration, and after the account is gone. */
    customerId: integer("customer_id").references(() => customerTable.id, { onDelete: "set null" }),
    /** The order that it was written to, also by a guest; null for one that was written at the product (decision 380). */
    orderId: integer("order_id").references(() => orderTable.id, { onDelete: "cascade" }),
    /** Which line of that order it is about, from 1. */
    orderLine: smallint("order_line"),
    isDemonstration: boolean("is_demonstration").notNull().default(false),
    title: text("title").notNull(),
    /** Stars. */
    rate: smallint("rate").notNull(),
    comment: text("comment").notNull(),
    /** First name and initial. */
    customerName: text("customer_name").notNull(),
    /** The day in the shop. */
    writtenOn: date("written_on").notNull(),
    hasPictures: boolean("has_pictures").notNull(),
    /** Null while it waits for the shop; a declined one is deleted. */
    acceptedAt: timestamp("accepted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("review_once")
      .on(table.customerId, table.productId)
      .where(sql`${table.orderId} is null`),
    uniqueIndex("review_of_line").on(table.orderId, table.orderLine),
    check("review_line", sql`num_nonnulls(${table.orderId}, ${table.orderLine}) <> 1`),
    check("review_rate", sql`${table.rate} between 1 and 5`),
    index("review_read")
      .on(table.productId, table.writtenOn, table.id)
      .where(sql`${table.acceptedAt} is not null`),
    index("review_waiting")
      .on(table.id)
      .where(sql`${table.acceptedAt} is null`),
    index("review_newest")
      .on(table.writtenOn, table.id)
      .where(sql`${table.acceptedAt} is not null`),
  ],
);

/** A picture of a review: drawn by the shop, or the customer's, encoded anew by the shop. */
export const reviewPictureTable = pgTable(
  "review_picture",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviewTable.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    /** What a demonstration's picture is drawn of: a query of the product's page. */
    drawnQuery: text("drawn_query"),
    /** WebP files in the data folder, under their SHA-256. */
    imageSha256: text("image_sha256"),
    thumbnailSha256: text("thumbnail_sha256"),
  },
  (table) => [
    index("review_picture_review").on(table.reviewId),
    index("review_picture_image").on(table.imageSha256),
    index("review_picture_thumbnail").on(table.thumbnailSha256),
    check(
      "review_picture_kind",
      sql`num_nonnulls(${table.drawnQuery}, ${table.imageSha256}) = 1 and num_nonnulls(${table.imageSha256}, ${table.thumbnailSha256}) <> 1`,
    ),
  ],
);

/** One row: which reviews and published answers are read now. Every node hears of a change. */
export const reviewRevisionTable = pgTable("review_revision", {
  only: boolean("only").primaryKey().default(true),
  revision: integer("revision").notNull(),
  /** The demonstrations last shipped with the program: a start writes them anew only when they differ. */
  shippedId: text("shipped_id").notNull(),
  /** The shop shows no demonstrations: neither these nor those of a program to come. */
  hasNoDemonstrations: boolean("has_no_demonstrations").notNull().default(false),
});

/** What somebody asks the shop below its questions and answers. */
export const questionTable = pgTable(
  "question",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** A product of the catalogue, whose documents are versioned: nothing to refer to. Null where it is about none. */
    productId: integer("product_id"),
    /** Null for who has no account. */
    customerId: integer("customer_id").references(() => customerTable.id, { onDelete: "set null" }),
    firstName: text("first_name").notNull(),
    email: text("email").notNull(),
    words: text("words").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** Null while it is open. */
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** Null while it is open, and for one that needs no answer. */
    answer: text("answer"),
  },
  (table) => [
    index("question_open")
      .on(table.id)
      .where(sql`${table.decidedAt} is null`),
    index("question_answered")
      .on(table.id)
      .where(sql`${table.answer} is not null`),
    index("question_email").on(table.email),
    index("question_customer").on(table.customerId),
  ],
);

/** A question with its answer as everybody reads it, in the shop's words, beside those that come with the program. */
export const publishedAnswerTable = pgTable("published_answer", {
  questionId: integer("question_id")
    .primaryKey()
    .references(() => questionTable.id, { onDelete: "cascade" }),
  /** The product below which it stands; null for what is about everything. */
  productId: integer("product_id"),
  question: text("question").notNull(),
  answer: text("answer").notNull(),
});
