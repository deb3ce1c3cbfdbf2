import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
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
