import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { quotationTable } from "../quotation.ts";
import { quoteRequestTable, requestFactTable } from "../quote-request.ts";

/** A file that came with a quote request, or with what was said about it since; its bytes lie in the data folder under their SHA-256. */
export const attachmentTable = pgTable(
  "attachment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    quoteRequestId: integer("quote_request_id")
      .notNull()
      .references(() => quoteRequestTable.id, { onDelete: "cascade" }),
    /** The message, or the answer, that it came with; of the request itself neither. */
    requestFactId: integer("request_fact_id").references(() => requestFactTable.id, { onDelete: "cascade" }),
    quotationId: integer("quotation_id").references(() => quotationTable.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** As its sender named it; shown, never used as a path. */
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** The shop's own pictures of it, WebP files under their SHA-256; null where it could paint none. */
    pictureSha256: text("picture_sha256"),
    thumbnailSha256: text("thumbnail_sha256"),
  },
  (table) => [
    index("attachment_quote_request").on(table.quoteRequestId),
    index("attachment_sha256").on(table.sha256),
    index("attachment_picture")
      .on(table.pictureSha256)
      .where(sql`${table.pictureSha256} is not null`),
    index("attachment_thumbnail")
      .on(table.thumbnailSha256)
      .where(sql`${table.thumbnailSha256} is not null`),
    index("attachment_request_fact")
      .on(table.requestFactId)
      .where(sql`${table.requestFactId} is not null`),
    index("attachment_quotation")
      .on(table.quotationId)
      .where(sql`${table.quotationId} is not null`),
    check("attachment_said_once", sql`num_nonnulls(${table.requestFactId}, ${table.quotationId}) <= 1`),
  ],
);

/** A file that is kept already, by what it contains, with the shop's pictures of it where there are some. */
export type NewAttachment = Pick<
  typeof attachmentTable.$inferInsert,
  "id" | "name" | "mediaType" | "bytes" | "sha256" | "pictureSha256" | "thumbnailSha256"
>;
