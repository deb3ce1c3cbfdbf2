import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { StaffStage } from "#domain/studio/staff-rules.ts";
import { staffTable } from "./staff.ts";

/** Browsers of the staff that are signed in, or on the way to it. The cookie holds 256 random bits; only their SHA-256 is kept. */
export const staffSessionTable = pgTable(
  "staff_session",
  {
    tokenHash: text("token_hash").primaryKey(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id, { onDelete: "cascade" }),
    stage: text("stage").$type<StaffStage>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Their last sign of life, until one was too long ago: then it stands still until they confirm that it is them. */
    activeAt: timestamp("active_at", { withTimezone: true }).notNull().defaultNow(),
    /** What a passkey is to sign, and until when; used once, whatever comes of it. */
    challenge: text("challenge"),
    challengeEndsAt: timestamp("challenge_ends_at", { withTimezone: true }),
    /** A time code that is being set up, sealed: it counts once a code of it was given. */
    newTimeCode: text("new_time_code"),
  },
  (table) => [index("staff_session_staff").on(table.staffId)],
);
