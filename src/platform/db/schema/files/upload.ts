import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";

/**
 * A file that a browser sends by itself, piece by piece; a form names it once it has arrived. Whose it is, a cookie of that browser
 * says: only its SHA-256 is kept.
 */
export const uploadTable = pgTable(
  "upload",
  {
    /** 128 random bits in hexadecimal: its address. */
    id: text("id").primaryKey(),
    uploaderHash: text("uploader_hash").notNull(),
    /** As the customer named it; shown, never used as a path. */
    name: text("name").notNull(),
    /** As it was announced; what arrives has as many. */
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When bytes of it last began to come; at first, when it was announced. */
    heardAt: timestamp("heard_at", { withTimezone: true }).notNull().defaultNow(),
    /** Set together, when it is stored. */
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    sha256: text("sha256"),
    mediaType: text("media_type"),
    /** The code of why it is not taken; found when it had arrived. */
    refusedAs: text("refused_as").$type<UploadFault | UnfitFile>(),
    /** The code of why it is no artwork; found when it was first asked for. It may be sent with a form all the same. */
    unfitAs: text("unfit_as").$type<ReadingFault>(),
  },
  (table) => [
    check(
      "upload_finished",
      sql`num_nonnulls(${table.finishedAt}, ${table.sha256}, ${table.mediaType}) in (0, 3)
        and (${table.finishedAt} is null or ${table.refusedAs} is null)`,
    ),
    index("upload_sha256").on(table.sha256),
    index("upload_created").on(table.createdAt),
  ],
);
