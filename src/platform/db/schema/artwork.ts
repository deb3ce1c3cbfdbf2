import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import type { ArtworkUse } from "#domain/artwork/artwork-use.ts";
import { quotationTable, quoteRequestTable, requestFactTable } from "./quotation.ts";
import type { SavedSettings } from "#domain/cut-line/kept/saved-settings.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";
import type { EdgePicture } from "#domain/preview/artwork/frame.ts";
import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";

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

/**
 * The papers that name a file of artwork, each once: it is kept as long as there is one. Written with the paper, so that nobody reads all
 * papers of an owner to find them. The cart and the comparison, which are short and change, are read themselves.
 */
export const artworkUseTable = pgTable(
  "artwork_use",
  {
    artworkId: text("artwork_id")
      .notNull()
      .references(() => artworkTable.id, { onDelete: "cascade", onUpdate: "cascade" }),
    place: text("place").$type<Exclude<ArtworkUse["place"], "cart" | "comparison">>().notNull(),
    /** Of the paper. */
    number: text("number").notNull(),
  },
  (table) => [uniqueIndex("artwork_use_newest").on(table.artworkId, table.place, table.number.desc())],
);

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

/** Lines that stickers are cut along, each round a file of artwork: it belongs to whom that belongs to, and goes with it. */
export const cutLineTable = pgTable(
  "cut_line",
  {
    /** 12 random characters: they mean nothing to anybody else. */
    id: text("id").primaryKey(),
    artworkId: text("artwork_id")
      .notNull()
      .references(() => artworkTable.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Of its settings and geometry: the same line of a file is kept once. */
    digest: text("digest").notNull(),
    settings: jsonb("settings").$type<SavedSettings>().notNull(),
    /** In whole micrometres. */
    geometry: jsonb("geometry").$type<LineGeometry>().notNull(),
    /** Of its true box. */
    widthUm: integer("width_um").notNull(),
    heightUm: integer("height_um").notNull(),
    /** The colours of the artwork's edge, a small WebP in its own address; null where the line has a border. */
    edges: jsonb("edges").$type<EdgePicture>(),
    areaMm2: doublePrecision("area_mm2").notNull(),
    perimeterMm: doublePrecision("perimeter_mm").notNull(),
    /** A quote request, a quotation or an order names it: written with that paper, so that nobody reads all papers of an owner. */
    isOnPaper: boolean("is_on_paper").notNull().default(false),
    keptAt: timestamp("kept_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("cut_line_digest").on(table.artworkId, table.digest)],
);

/**
 * Contents of files that somebody is at work on outside of any transaction: they are being stored, or removed, never both at once. What
 * a killed process has left here runs out.
 */
export const fileClaimTable = pgTable(
  "file_claim",
  {
    /** One piece of work, which may be about several contents. */
    workId: uuid("work_id").notNull(),
    sha256: text("sha256").notNull(),
    /** Else it is being stored. */
    isRemoval: boolean("is_removal").notNull(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.sha256] }),
    index("file_claim_sha256").on(table.sha256),
  ],
);

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
    /** From which network it comes and, of IPv6, from which site: keyed hashes, so that each has its share (decision 350). */
    networkHash: text("network_hash"),
    siteHash: text("site_hash"),
    /** As the customer named it; shown, never used as a path. */
    name: text("name").notNull(),
    /** As it was announced; what arrives has as many. */
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** How many bytes of it were there when it last got on. */
    arrivedBytes: integer("arrived_bytes").notNull().default(0),
    /** When it last got on; at first, when it was announced. */
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
    index("upload_network")
      .on(table.networkHash)
      .where(sql`${table.finishedAt} is null`),
    index("upload_site")
      .on(table.siteHash)
      .where(sql`${table.finishedAt} is null`),
  ],
);
