import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { staffTable } from "./staff.ts";

/** The time code of somebody's app. */
export const staffTimeCodeTable = pgTable("staff_time_code", {
  staffId: integer("staff_id")
    .primaryKey()
    .references(() => staffTable.id, { onDelete: "cascade" }),
  /** Sealed with the shop's secret. */
  secret: text("secret").notNull(),
  /** The half minute of the last code that was taken: no code of it or before counts again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
});

/** Passkeys of the staff. */
export const staffPasskeyTable = pgTable(
  "staff_passkey",
  {
    /** As its authenticator names it, in base64url. */
    id: text("id").primaryKey(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<readonly string[]>().notNull(),
    /** It is copied between the devices of its owner. */
    isSynced: boolean("is_synced").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("staff_passkey_staff").on(table.staffId)],
);

/** Codes on paper for who has lost everything else, each for one sign-in. */
export const staffRecoveryCodeTable = pgTable(
  "staff_recovery_code",
  {
    /** Keyed with the shop's secret. */
    codeHash: text("code_hash").primaryKey(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("staff_recovery_code_staff").on(table.staffId)],
);
