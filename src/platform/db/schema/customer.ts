import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { digitsOf, foldedOf } from "./searched-columns.ts";
import { mailTable } from "./shop.ts";

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** People with an account; their e-mail address is verified before the row exists. */
export const customerTable = pgTable(
  "customer",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Trimmed and in lower case. */
    email: text("email").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** SHA-256 of the mailed password, beside the real one; gone once it was used. */
    temporaryPasswordHash: text("temporary_password_hash"),
    /** Its life counts from the sending of this mail. */
    temporaryPasswordMailId: uuid("temporary_password_mail_id").references(() => mailTable.id, {
      onDelete: "set null",
    }),
    verifiedAt: moment("verified_at").notNull().defaultNow(),
    /** What may be owed at once, in cents; 0: nothing is sold on account. */
    creditLimit: integer("credit_limit").notNull().default(0),
    /** Days from an invoice to the day on which it is due. */
    creditDays: integer("credit_days").notNull().default(20),
    /** What they are looked for by; a trigram index stands in the migration. */
    search: text("search")
      .notNull()
      .generatedAlwaysAs(foldedOf(sql`"first_name" || ' ' || "last_name" || ' ' || "email"`)),
  },
  (table) => [
    index("customer_since").on(table.verifiedAt, table.id),
    index("customer_on_account")
      .on(table.verifiedAt, table.id)
      .where(sql`${table.creditLimit} > 0`),
    check("customer_credit", sql`${table.creditLimit} >= 0 and ${table.creditDays} between 1 and 90`),
    // Deleting a mail looks for whom it refers to.
    index("customer_temporary_password_mail")
      .on(table.temporaryPasswordMailId)
      .where(sql`${table.temporaryPasswordMailId} is not null`),
  ],
);

/** A registration that waits for its code; bound to the browser that began it, so that nobody verifies another's. */
export const registrationTable = pgTable(
  "registration",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the browser's registration cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    /** The code's life counts from the sending of this mail. */
    codeMailId: uuid("code_mail_id").references(() => mailTable.id, { onDelete: "set null" }),
    codeAskedAt: moment("code_asked_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("registration_email").on(table.email),
    index("registration_code_mail").on(table.codeMailId),
  ],
);

/** Points earned and spent; a customer's balance is their sum. A cause counts once. */
export const pointsLedgerTable = pgTable(
  "points_ledger",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id, { onDelete: "cascade" }),
    points: integer("points").notNull(),
    cause: text("cause").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("points_ledger_cause_once").on(table.customerId, table.cause)],
);

/** The address book. */
export const customerAddressTable = pgTable(
  "customer_address",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    company: text("company").notNull(),
    address: text("address").notNull(),
    apartment: text("apartment").notNull(),
    cityTown: text("city_town").notNull(),
    province: text("province").notNull(),
    postcode: text("postcode").notNull(),
    phoneNumber: text("phone_number").notNull(),
    /** The same for the same place, however it is written. */
    placeKey: text("place_key").notNull(),
    /** As it is looked for; a trigram index stands in the migration. */
    phoneDigits: text("phone_digits")
      .notNull()
      .generatedAlwaysAs(digitsOf(sql`"phone_number"`)),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("customer_address_place_once").on(table.customerId, table.placeKey)],
);

/** Signed-in browsers. The cookie holds 256 random bits; only their SHA-256 is kept. */
export const sessionTable = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id, { onDelete: "cascade" }),
    /** Set when a temporary password opened it: nothing but changing the password is allowed, and this is the old one. */
    temporaryPasswordHash: text("temporary_password_hash"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("session_customer").on(table.customerId)],
);

/** When a network may next try a password of an account that meets many wrong ones; used up by the try. */
export const signInTurnTable = pgTable(
  "sign_in_turn",
  {
    /** SHA-256 of the e-mail address, whether it has an account or not. */
    account: text("account").notNull(),
    network: text("network").notNull(),
    opensAt: timestamp("opens_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.network] })],
);
