import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CountedThing } from "#domain/numbers/counted-things.ts";

/** How often visitors took a step on a day of the shop: numbers, and nobody in them. */
export const dayCountTable = pgTable(
  "day_count",
  {
    day: date("day").notNull(),
    what: text("what").$type<CountedThing>().notNull(),
    n: integer("n").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);
