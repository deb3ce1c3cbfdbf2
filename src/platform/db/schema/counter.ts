import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { DraftContact } from "#domain/order/counter-draft.ts";
import type { TakenWay } from "#domain/order/order-fact.ts";
import { guestTable } from "./guest.ts";
import { staffSessionTable, staffTable } from "./staff.ts";

/**
 * Orders that the staff take for customers, by telephone or at the counter, before they are placed. What is ordered lies in the cart of a
 * guest of its own, for whom a browser of the staff acts in the shop (decision 310).
 */
export const counterDraftTable = pgTable(
  "counter_draft",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** By which beginning it once more is the same one. */
    key: text("key").notNull().unique(),
    /** Who began it. */
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id),
    guestId: integer("guest_id")
      .notNull()
      .unique()
      .references(() => guestTable.id, { onDelete: "cascade" }),
    way: text("way").$type<TakenWay>().notNull(),
    /** Whom it is for and where it goes, as it was typed so far; emptied once it is placed. */
    contact: jsonb("contact").$type<DraftContact>().notNull(),
    /** Counts what was changed of that. */
    version: integer("version").notNull().default(1),
    /** What it became. */
    orderNo: text("order_no"),
    quotationNo: text("quotation_no"),
    /** SHA-256 of the link that lets a browser of the staff act for it, once, and where that leads. */
    ticketHash: text("ticket_hash").unique(),
    ticketPath: text("ticket_path"),
    ticketEndsAt: timestamp("ticket_ends_at", { withTimezone: true }),
    /** SHA-256 of the cookie of that browser, and the sign-in to the studio with which it ends. */
    actingHash: text("acting_hash").unique(),
    actingSession: text("acting_session").references(() => staffSessionTable.tokenHash, {
      onDelete: "set null",
    }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("counter_draft_staff").on(table.staffId),
    index("counter_draft_session").on(table.actingSession),
    index("counter_draft_changed").on(table.changedAt, table.id),
    index("counter_draft_email").on(sql`(${table.contact}->>'email')`),
  ],
);
