import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { KeptSettings } from "#domain/cut-line/kept/kept-settings.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";
import type { EdgePicture } from "#domain/preview/artwork/frame.ts";
import { artworkTable } from "./artwork.ts";

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
    settings: jsonb("settings").$type<KeptSettings>().notNull(),
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
