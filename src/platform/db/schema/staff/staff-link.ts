import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { staffTable } from "./staff.ts";

/** One-time links by which somebody becomes staff, or sets everything anew. */
export const staffLinkTable = pgTable(
  "staff_link",
  {
    /** SHA-256 of the link's 256 random bits. */
    keyHash: text("key_hash").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    /** null: made at the command line. */
    invitedBy: integer("invited_by").references(() => staffTable.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("staff_link_email").on(table.email), index("staff_link_invited_by").on(table.invitedBy)],
);
