import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
