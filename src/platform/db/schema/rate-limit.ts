import { bigint, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Tries per key and window, counted by all nodes together. */
export const rateLimitTable = pgTable(
  "rate_limit",
  {
    key: text("key").notNull(),
    /** The number of the window since 1970. */
    bucket: bigint("bucket", { mode: "number" }).notNull(),
    tries: integer("tries").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.bucket] })],
);
