import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { StaffRole } from "#domain/studio/permissions.ts";

/** Who works in the studio: accounts apart from customers'. They stay when somebody leaves: the audit log names them. */
export const staffTable = pgTable("staff", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  role: text("role").$type<StaffRole>().notNull(),
  /** argon2id. */
  passwordHash: text("password_hash").notNull(),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  leftAt: timestamp("left_at", { withTimezone: true }),
});
