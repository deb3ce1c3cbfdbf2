import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type SQL, sql } from "drizzle-orm";
import type { StaffRole } from "#domain/studio/permissions.ts";
import type { StaffStage } from "#domain/studio/staff-rules.ts";
import type { AuditAction } from "#domain/studio/audit-actions.ts";

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
export const targetLabel: SQL<string> = sql`lower(${target})`;
/** The same without its first word: "k26-4f7q2m" of an order. */
export const targetThing: SQL<string> = sql`lower(substr(${target}, strpos(${target}, ' ') + 1))`;

/** Lists of orders that somebody of the staff looks at again and again, each under a name of their own. */
export const savedViewTable = pgTable(
  "saved_view",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staffTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What an address of the list says of it. */
    query: text("query").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("saved_view_name").on(table.staffId, sql`lower(${table.name})`)],
);

/** Words that the staff send again and again, with places to fill in; see `domain/quote-request/saved-answer.ts`. */
export const savedAnswerTable = pgTable("saved_answer", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull().unique(),
  words: text("words").notNull(),
  /** Counts its changes. */
  version: integer("version").notNull().default(1),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
