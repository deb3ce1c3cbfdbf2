import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customerTable } from "./customer.ts";
import { guestTable } from "./guest.ts";

/** Answers of writes that carried an Idempotency-Key: the same request again gets the first answer again. */
export const idempotencyKeyTable = pgTable(
  "kept_answer",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    call: text("call").notNull(),
    key: text("key").notNull(),
    /** Who asked: an account or a guest. */
    customerId: integer("customer_id").references(() => customerTable.id, { onDelete: "cascade" }),
    guestId: integer("guest_id").references(() => guestTable.id, { onDelete: "cascade" }),
    /** By what a browser that nobody knew then is known again; of anybody else the network. */
    network: text("network").notNull(),
    /** SHA-256 of what was sent. */
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("kept_answer_call_key").on(table.call, table.key),
    index("kept_answer_created").on(table.createdAt),
    // Deleting an owner looks for what refers to them.
    index("kept_answer_customer")
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index("kept_answer_guest")
      .on(table.guestId)
      .where(sql`${table.guestId} is not null`),
  ],
);
