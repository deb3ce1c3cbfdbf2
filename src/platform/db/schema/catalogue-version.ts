import { boolean, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Published catalogue documents. Rows are never changed or deleted, so that an old price can be explained. */
export const catalogueVersionTable = pgTable("catalogue_version", {
  /** SHA-256 of the canonical JSON, first 32 hexadecimal digits. */
  id: text("id").primaryKey(),
  document: jsonb("document").notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
});

/** One row: the version the shop sells from. */
export const catalogueCurrentTable = pgTable("catalogue_current", {
  only: boolean("only").primaryKey().default(true),
  versionId: text("version_id")
    .notNull()
    .references(() => catalogueVersionTable.id),
  /** The version last shipped with the program: a start publishes the program's document only when it differs. */
  shippedId: text("shipped_id")
    .notNull()
    .references(() => catalogueVersionTable.id),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
});
