import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SearchPlace } from "#domain/search/search-place.ts";

/** Words that visitors searched for on a day of the shop and nothing was found, without anybody in it (decision 425). */
export const emptySearchTable = pgTable(
  "empty_search",
  {
    day: date("day").notNull(),
    place: text("place").$type<SearchPlace>().notNull(),
    /** Tidied. */
    words: text("words").notNull(),
    /** Once a day for each network. */
    n: integer("n").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.place, table.words] }),
    index("empty_search_words").on(table.place, table.words),
  ],
);
