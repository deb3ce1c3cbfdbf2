import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ArtworkUse } from "#domain/artwork/artwork-use.ts";
import { artworkTable } from "./artwork.ts";

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
