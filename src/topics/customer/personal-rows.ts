import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "#platform/db/transaction.ts";
import { anyOf, type Person } from "./person-rows.ts";

/** A table that holds something of customers. */
interface PersonalTable {
  readonly table: string;
  readonly whose: (person: Person) => SQL;
  /** Secrets that stand for them, and what is worked out of the rest. */
  readonly hidden?: readonly string[];
}

const ofOwner = ({ customerId, guestIds }: Person) =>
  sql`(customer_id = ${customerId} or guest_id = ${anyOf(guestIds)})`;
const ofMember = ({ customerId }: Person) => sql`customer_id = ${customerId}`;
const ofOrder = ({ orderIds }: Person) => sql`order_id = ${anyOf(orderIds)}`;
const ofArtwork = (person: Person) => sql`artwork_id in (select id from artwork where ${ofOwner(person)})`;

/** Everything that is kept about somebody, table by table. */
const personalTables: readonly PersonalTable[] = [
  {
    table: "customer",
    whose: ({ customerId }) => sql`id = ${customerId}`,
    hidden: ["password_hash", "temporary_password_hash", "temporary_password_mail_id", "search"],
  },
  { table: "customer_address", whose: ofMember, hidden: ["place_key", "phone_digits"] },
  { table: "points_ledger", whose: ofMember },
  { table: "session", whose: ofMember, hidden: ["token_hash", "temporary_password_hash"] },
  {
    table: "registration",
    whose: ({ email }) => sql`email = ${email}`,
    hidden: ["token_hash", "password_hash", "code_hash"],
  },
  { table: "guest", whose: ({ guestIds }) => sql`id = ${anyOf(guestIds)}`, hidden: ["token_hash", "search"] },
  { table: "cart_line", whose: ofOwner },
  { table: "cart_wish", whose: ofOwner },
  { table: "comparison", whose: ofOwner, hidden: ["key"] },
  { table: "checkout_draft", whose: ofOwner },
  { table: "kept_design", whose: ofMember },
  { table: "kept_answer", whose: ofOwner, hidden: ["key", "body_hash"] },
  { table: "shop_order", whose: ({ orderIds }) => sql`id = ${anyOf(orderIds)}`, hidden: ["search"] },
  { table: "order_fact", whose: ofOrder },
  { table: "tax_paper", whose: ofOrder },
  { table: "payment_attempt", whose: ofOrder, hidden: ["session", "url"] },
  { table: "problem_picture", whose: ofOrder },
  { table: "proof_check", whose: ofOrder },
  {
    table: "quote_request",
    whose: ({ requestIds }) => sql`id = ${anyOf(requestIds)}`,
    hidden: ["search"],
  },
  { table: "request_fact", whose: ({ requestIds }) => sql`quote_request_id = ${anyOf(requestIds)}` },
  { table: "attachment", whose: ({ requestIds }) => sql`quote_request_id = ${anyOf(requestIds)}` },
  { table: "quotation", whose: ({ quotationIds }) => sql`id = ${anyOf(quotationIds)}` },
  { table: "artwork", whose: ofOwner },
  { table: "cut_line", whose: ofArtwork, hidden: ["edges", "digest"] },
  { table: "artwork_use", whose: ofArtwork },
  {
    table: "question",
    whose: ({ customerId, email }) => sql`(customer_id = ${customerId} or email = ${email})`,
  },
  { table: "review", whose: ofMember },
  {
    table: "review_picture",
    whose: ({ customerId }) => sql`review_id in (select id from review where customer_id = ${customerId})`,
  },
  {
    table: "mail",
    whose: ({ email }) => sql`(recipient = ${email} or reply_to = ${email})`,
    hidden: ["html", "picture"],
  },
];

/** Rows as they are stored, by their table. */
export type PersonalRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** All that is kept about somebody, without the secrets that stand for them; tables without a row of theirs are left out. */
export async function readPersonalRows(db: Queries, person: Person): Promise<PersonalRows> {
  const all: Record<string, readonly Record<string, unknown>[]> = {};
  for (const { table, whose, hidden = [] } of personalTables) {
    const shown = sql`to_jsonb(kept) - ${sql.param([...hidden])}::text[]`;
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select ${shown} as row from ${sql.identifier(table)} as kept where ${whose(person)} order by kept.ctid`,
    );
    if (rows.length > 0) all[table] = rows.map(({ row }) => row);
  }
  return all;
}
