import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import type { AcceptedBreaches } from "#domain/price/change/accepted-breaches.ts";
import type { WaitingFault } from "#domain/studio/waiting-faults.ts";
import { staffTable } from "./staff.ts";
import type { SelectionRecord } from "./selection-column.ts";

/** A configured product, and the catalogue it was configured with. */
export interface MailPicture {
  readonly catalogueVersionId: string;
  readonly selection: SelectionRecord;
  /** The check of a print file whose drawing is the picture; the product's picture is drawn where there is none. */
  readonly proofCheckId?: string;
}

/** Mails the shop owes or has sent, one per cause. What they say is dropped once they have left. */
export const mailTable = pgTable(
  "mail",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Why it is written: a second mail for the same cause is never made. */
    cause: text("cause").notNull().unique(),
    recipient: text("recipient").notNull(),
    /** Whom an answer goes to; null: the shop. Forgotten with what the mail says. */
    replyTo: text("reply_to"),
    /** Where its reader stops reminders; null where there is nothing to stop. Forgotten with what the mail says. */
    stopUrl: text("stop_url"),
    subject: text("subject").notNull(),
    text: text("text"),
    html: text("html"),
    /** What its picture shows; drawn by the job that sends it. */
    picture: jsonb("picture").$type<MailPicture>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** The receiving server refused it for good. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    refusal: text("refusal"),
    /** Somebody has seen that it was refused: it is on no list any more. */
    clearedAt: timestamp("cleared_at", { withTimezone: true }),
  },
  (table) => [
    index("mail_done")
      .on(sql`coalesce(${table.sentAt}, ${table.refusedAt})`)
      .where(sql`coalesce(${table.sentAt}, ${table.refusedAt}) is not null`),
    index("mail_refused")
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} is not null`),
    index("mail_owed")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
  ],
);

/** Addresses that want no reminders. */
export const stoppedRemindersTable = pgTable("stopped_reminders", {
  /** SHA-256 of the address, in hex: it is asked for, never read. */
  addressHash: text("address_hash").primaryKey(),
  stoppedAt: timestamp("stopped_at", { withTimezone: true }).notNull().defaultNow(),
});

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/**
 * Pictures of the shop's logo as the shop itself drew them. The catalogue says which one is current, papers which one they were issued
 * with: none is ever changed or removed.
 */
export const shopLogoTable = pgTable("shop_logo", {
  /** Of the picture: its SHA-256. */
  id: text("id").primaryKey(),
  /** A PNG on white. */
  picture: bytes("picture").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Pictures that an owner gave products, as the shop itself drew them. Versions of the catalogue name them: none is ever changed or
 * removed.
 */
export const shopPictureTable = pgTable("shop_picture", {
  /** Of the picture: its SHA-256. */
  id: text("id").primaryKey(),
  /** A WebP as large as a place of the gallery, and one as large as its thumbnail. */
  picture: bytes("picture").notNull(),
  small: bytes("small").notNull(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Published catalogue documents. Rows are never changed or deleted, so that an old price can be explained. */
export const catalogueVersionTable = pgTable("catalogue_version", {
  /** SHA-256 of the canonical JSON, first 32 hexadecimal digits. */
  id: text("id").primaryKey(),
  document: jsonb("document").notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
});

/** One row: the version the shop sells from. */
export const catalogueCurrentTable = pgTable("catalogue_current", {
  only: boolean("only").primaryKey().default(true),
  versionId: text("version_id")
    .notNull()
    .references(() => catalogueVersionTable.id),
  /** The version last shipped with the program: a start publishes the program's document only when it differs. */
  shippedId: text("shipped_id")
    .notNull()
    .references(() => catalogueVersionTable.id),
  /** What a newer program has brought while the shop sells a catalogue of its own; null where there is nothing of the kind. */
  offeredId: text("offered_id").references(() => catalogueVersionTable.id),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
});

/** One row: what the shop's owners have changed and not published yet, as its difference to what is on sale. */
export const catalogueDraftTable = pgTable("catalogue_draft", {
  only: boolean("only").primaryKey().default(true),
  changes: jsonb("changes").$type<readonly CatalogueChange[]>().notNull(),
  /** One more with each change. */
  revision: integer("revision").notNull(),
});

/** What was put on sale by the studio's catalogue room, when and by whom. Rows are never changed or deleted. */
export const cataloguePublicationTable = pgTable(
  "catalogue_publication",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id),
    versionId: text("version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    changes: jsonb("changes").$type<readonly CatalogueChange[]>().notNull(),
    /** What its owner wrote for those who look at it later. */
    note: text("note").notNull(),
    /** Rules of good prices that it breaks, each with how often. */
    broken: jsonb("broken").$type<Readonly<Record<string, number>>>().notNull(),
    /** Why it was published although it breaks some; null where it breaks none. */
    reason: text("reason"),
    /** The publication that this one takes back. */
    undoes: integer("undoes"),
  },
  (table) => [
    index("catalogue_publication_staff").on(table.staffId),
    index("catalogue_publication_version").on(table.versionId),
    uniqueIndex("catalogue_publication_undoes")
      .on(table.undoes)
      .where(sql`${table.undoes} is not null`),
    foreignKey({ columns: [table.undoes], foreignColumns: [table.id] }),
  ],
);

/** What waits to be put on sale at its hour (decision 405): changes that were taken out of the draft. A row goes when it is on sale, or is taken off. */
export const catalogueWaitingTable = pgTable(
  "catalogue_waiting",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id),
    /** When it is put on sale. */
    at: timestamp("at", { withTimezone: true }).notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    changes: jsonb("changes").$type<readonly CatalogueChange[]>().notNull(),
    /** What it was seen to become. */
    version: text("version").notNull(),
    note: text("note").notNull(),
    /** Breaches of rules of good prices that it was seen with: its reason counts for no others. An older row has counts, which accept none. */
    broken: jsonb("broken").$type<AcceptedBreaches>().notNull(),
    reason: text("reason").notNull(),
    /** Why its hour passed without it; null where it has not. */
    fault: text("fault").$type<WaitingFault>(),
  },
  (table) => [index("catalogue_waiting_staff").on(table.staffId)],
);

/** What an owner has said of the shop's set-up: that it is right as it is, or not wanted. */
export const setUpConfirmedTable = pgTable("set_up_confirmed", {
  row: text("row").primaryKey(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
});

/** What an owner has set that belongs to the machine and not to the catalogue; what has no row is as usual (decision 407). */
export const shopSettingTable = pgTable("shop_setting", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
