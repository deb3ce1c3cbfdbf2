import { type SQL, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AuditAction } from "#domain/studio/audit-actions.ts";
import { staffTable } from "./staff.ts";

/** What the staff have changed. Rows are added only: a trigger refuses every change (see its migration). */
export const auditEntryTable = pgTable(
  "audit_entry",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** null: at the command line. */
    staffId: integer("staff_id").references(() => staffTable.id),
    action: text("action").$type<AuditAction>().notNull(),
    /** What it was done to: "staff 3", "order K26-4F7Q2M". */
    target: text("target").notNull(),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
  },
  (table) => [
    index("audit_entry_by").on(table.staffId, table.id),
    index("audit_entry_action").on(table.action, table.id),
    index("audit_entry_target").on(table.target),
    index("audit_entry_words").on(sql`lower(${table.target}) text_pattern_ops`),
    index("audit_entry_thing").on(
      sql`lower(substr(${table.target}, strpos(${table.target}, ' ') + 1)) text_pattern_ops`,
    ),
  ],
);

const { target } = auditEntryTable;
/** A target as it is looked for, as its indexes have it. */
export const targetWords: SQL<string> = sql`lower(${target})`;
/** The same without its first word: "k26-4f7q2m" of an order. */
export const targetThing: SQL<string> = sql`lower(substr(${target}, strpos(${target}, ' ') + 1))`;
