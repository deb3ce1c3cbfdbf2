import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { DifferentPart } from "#domain/artwork/comparison/picture-difference.ts";
import type { PieceLines, PrintDoubt, PrintFault } from "#domain/artwork/comparison/print-check.ts";
import { orderTable } from "./order.ts";

/**
 * The print file of a place of an ordered line, drawn and compared with what its customer has seen, once for everything that is printed
 * and cut of the line (`proof_sha256`). Its picture is that of the proof.
 */
export const proofCheckTable = pgTable(
  "proof_check",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** From 1. */
    line: integer("line").notNull(),
    /** Which set and side, from 0. */
    place: integer("place").notNull(),
    proofSha256: text("proof_sha256").notNull(),
    /** Why there is no print file; null where there is one. */
    fault: text("fault").$type<PrintFault>(),
    /** Where it differs from what was shown, and what a picture of it cannot show. */
    parts: jsonb("parts").$type<readonly DifferentPart[]>().notNull(),
    doubts: jsonb("doubts").$type<readonly PrintDoubt[]>().notNull(),
    /** What is drawn over its picture; null without one. */
    lines: jsonb("lines").$type<PieceLines>(),
    /** WebP files, under their SHA-256: as it is printed, and as it was shown, where that is another picture. */
    printedSha256: text("printed_sha256"),
    shownSha256: text("shown_sha256"),
    checkedAt: timestamp("checked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("proof_check_once").on(table.orderId, table.line, table.proofSha256, table.place),
    index("proof_check_printed").on(table.printedSha256),
    index("proof_check_shown").on(table.shownSha256),
  ],
);
