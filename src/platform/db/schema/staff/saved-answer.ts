import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Words that the staff send again and again, with places to fill in; see `domain/quote-request/saved-answer.ts`. */
export const savedAnswerTable = pgTable("saved_answer", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull().unique(),
  words: text("words").notNull(),
  /** Counts its changes. */
  version: integer("version").notNull().default(1),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
