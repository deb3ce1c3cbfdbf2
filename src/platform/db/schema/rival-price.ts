import { date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** What other shops were seen to ask, beside what is configured just so (decision 402). Not part of any catalogue. */
export const rivalPriceTable = pgTable(
  "rival_price",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Of the goods, however many of them. */
    goodsHash: text("goods_hash").notNull(),
    /** What the goods were called when it was noted; "" where it was noted before that was kept. */
    title: text("title").notNull().default(""),
    /** Whose. */
    name: text("name").notNull(),
    pieces: integer("pieces").notNull(),
    cents: integer("cents").notNull(),
    seenOn: date("seen_on").notNull(),
    /** Where it was seen. */
    place: text("place").notNull(),
  },
  (table) => [unique("rival_price_once").on(table.goodsHash, table.name, table.pieces)],
);
