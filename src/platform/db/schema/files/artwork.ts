import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { hasOneOwner, ownerColumns } from "../owner-columns.ts";

/** The buyer's own files that can be printed, a document page by page, each with the shop's picture of it; a selection names them by id. */
export const artworkTable = pgTable(
  "artwork",
  {
    /** 12 random characters: they mean nothing to anybody else. */
    id: text("id").primaryKey(),
    ...ownerColumns(),
    /** Of the file as it came; the pages of a document share it. */
    sha256: text("sha256").notNull(),
    /** Which page of it this is, from 1 (docs/decisions/187). */
    page: integer("page").notNull().default(1),
    /** Of the shop's picture of the page, a WebP. */
    pictureSha256: text("picture_sha256").notNull(),
    /** Of a small one of it for lists; those kept before there were such have none. */
    thumbnailSha256: text("thumbnail_sha256"),
    /** Of the picture of where its plates are, a WebP; null without plates, and of those kept before there were such. */
    platesSha256: text("plates_sha256"),
    /** As the customer named it; shown, never used as a path. */
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Pixels of the shop's picture. */
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    /** It stands on clear ground, as logos do. */
    isClear: boolean("is_clear").notNull(),
    facts: jsonb("facts").$type<ArtworkFacts>().notNull(),
    keptAt: timestamp("kept_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it was last chosen for something: it is kept for a time after that. As `keptAt` until it is. */
    usedAt: timestamp("used_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("artwork", table),
    index("artwork_customer").on(table.customerId, table.keptAt),
    index("artwork_guest").on(table.guestId, table.keptAt),
    index("artwork_sha256").on(table.sha256),
    index("artwork_picture").on(table.pictureSha256),
    index("artwork_thumbnail").on(table.thumbnailSha256),
    index("artwork_plates")
      .on(table.platesSha256)
      .where(sql`${table.platesSha256} is not null`),
    index("artwork_used").on(table.usedAt),
  ],
);
