import { type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#platform/db/database.ts";
import type { Person } from "./customer-rows.ts";
import { anyOf } from "#platform/db/any-of.ts";
import { literal } from "#platform/db/holds-word.ts";
import { deleteWatched } from "#platform/db/delete-watched.ts";

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
/** A guest writes reviews to orders. */
const ofWriter = ({ customerId, orderIds }: Person) =>
  sql`(customer_id = ${customerId} or order_id = ${anyOf(orderIds)})`;
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
  {
    table: "counter_draft",
    whose: ({ email, guestIds }) => sql`(guest_id = ${anyOf(guestIds)} or contact->>'email' = ${email})`,
    hidden: ["key", "ticket_hash", "ticket_path", "acting_hash", "acting_session"],
  },
  { table: "kept_design", whose: ofMember },
  { table: "kept_answer", whose: ofOwner, hidden: ["key", "body_hash"] },
  { table: "shop_order", whose: ({ orderIds }) => sql`id = ${anyOf(orderIds)}`, hidden: ["search"] },
  { table: "order_contact", whose: ofOrder },
  { table: "order_fact", whose: ofOrder },
  { table: "tax_paper", whose: ofOrder },
  { table: "waiting_tax_paper", whose: ofOrder },
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
  { table: "review", whose: ofWriter },
  {
    table: "review_picture",
    whose: (person) => sql`review_id in (select id from review where ${ofWriter(person)})`,
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

/** Holds the account and browsers of somebody until the transaction ends: nothing of theirs comes to be meanwhile. */
export async function holdPerson(tx: Transaction, { customerId, guestIds }: Person): Promise<void> {
  await tx.execute(sql`select 1 from customer where id = ${customerId} for update`);
  await tx.execute(sql`select 1 from guest where id = ${anyOf(guestIds)} order by id for update`);
}

/** Why an order keeps its customer from being erased. */
export interface OrderToEnd {
  readonly orderNo: string;
  /** It is not delivered nor given up. */
  readonly isUnderWay: boolean;
  /** Still to be paid, below 0 to be given back. Cents. */
  readonly due: number;
  readonly onAccount: number;
}

/** Orders that are not at their end: on the way, with money owed either way, or with something that waits for a person. */
export async function readOrdersToEnd(tx: Transaction, { orderIds }: Person): Promise<readonly OrderToEnd[]> {
  const { rows } = await tx.execute(sql`
    select order_no as "orderNo", stage not in ('delivered', 'cancelled', 'lapsed') as "isUnderWay", due, on_account as "onAccount"
    from shop_order
    where id = ${anyOf(orderIds)} and (stage not in ('delivered', 'cancelled', 'lapsed') or due <> 0 or on_account <> 0
      or exists (select from order_task where order_id = shop_order.id))
    order by id for update`);
  return rows as unknown as readonly OrderToEnd[];
}

/** A file of theirs is kept for an order that was printed from it. */
const isOrdered = (orderNos: readonly string[]) => sql`exists (select from artwork_use
  where artwork_id = artwork.id and place = 'order' and number = any(${sql.param([...orderNos])}::text[]))`;

const isOwn = ({ customerId, guestIds }: Person) =>
  sql`(customer_id = ${customerId} or guest_id = ${anyOf(guestIds)})`;

/** Contents of the files that go: artwork no order was printed from, what came with requests and with what was said about them, pictures of reviews. */
export async function readFilesToErase(tx: Transaction, person: Person): Promise<readonly string[]> {
  const { orderNos, requestIds } = person;
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    with gone as (select * from artwork where ${isOwn(person)} and not ${isOrdered(orderNos)}),
      pictures as (select image_sha256, thumbnail_sha256 from review_picture
        join review on review.id = review_id where ${ofWriter(person)}),
      attached as (select * from attachment where quote_request_id = ${anyOf(requestIds)})
    select sha256 from (
      select sha256 from gone union select picture_sha256 from gone union select thumbnail_sha256 from gone
      union select plates_sha256 from gone
      union select sha256 from attached union select picture_sha256 from attached union select thumbnail_sha256 from attached
      union select image_sha256 from pictures union select thumbnail_sha256 from pictures) as files
    where sha256 is not null`);
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Gives what has to be kept to a guest whom nobody is: orders with whom they were billed to, the quotations they came from, and the
 * files they were printed from. Nothing in them says how to reach anybody (decision 242).
 */
export async function keepPapers(
  tx: Transaction,
  { orderIds, orderNos }: Person,
  tokenHash: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into guest (token_hash) values (${tokenHash}) returning id`,
  );
  const nobody = sql`customer_id = null, guest_id = ${rows[0]?.id}`;
  await tx.execute(sql`
    update quotation set ${nobody}, name = '', company = '', address = '', apartment = '', city_town = '', province = '',
      postcode = '', phone_number = '', words = '', quote_request_id = null
    where id in (select quotation_id from shop_order where id = ${anyOf(orderIds)})`);
  await tx.execute(sql`
    update shop_order set ${nobody}, contact = contact || '{"email": "", "phone_number": "", "instructions": ""}'
    where id = ${anyOf(orderIds)}`);
  await tx.execute(sql`
    update order_contact set contact = contact || '{"email": "", "phone_number": "", "instructions": ""}'
    where order_id = ${anyOf(orderIds)}`);
  await tx.execute(sql`update artwork set ${nobody}, name = 'artwork' where ${isOrdered(orderNos)}`);
}

/** Takes down what was published to questions of theirs. */
export async function removeAnswers(tx: Transaction, { customerId, email }: Person): Promise<void> {
  await tx.execute(sql`delete from published_answer where question_id in (
    select id from question where customer_id = ${customerId} or email = ${email})`);
}

/** Removes the rest. What belongs to the account or to a browser goes with it. */
export async function removePerson(tx: Transaction, person: Person, files: readonly string[]): Promise<void> {
  const { customerId, email, guestIds, requestIds, quotationIds, orderIds } = person;
  const found = `%${literal(email)}%`;
  if (requestIds.length > 0)
    await deleteWatched(tx, "request_fact", sql`quote_request_id = ${anyOf(requestIds)}`);
  const statements = [
    sql`delete from quotation where id = ${anyOf(quotationIds)}
      and not exists (select from shop_order where shop_order.quotation_id = quotation.id and shop_order.id = ${anyOf(orderIds)})`,
    sql`delete from quote_request where id = ${anyOf(requestIds)}`,
    // Where its answer was published, in the shop's words, that stays.
    sql`update question set first_name = '', email = '', words = '', answer = '', customer_id = null
      where (customer_id = ${customerId} or email = ${email}) and exists (select from published_answer where question_id = question.id)`,
    sql`delete from question where customer_id = ${customerId} or email = ${email}`,
    sql`delete from review where ${ofWriter(person)}`,
    sql`delete from mail where recipient = ${email} or reply_to = ${email} or text like ${found} or subject like ${found}`,
    sql`delete from registration where email = ${email}`,
    sql`delete from upload where sha256 = any(${sql.param([...files])}::text[])`,
    // Who ordered in the same browser with another address keeps it.
    sql`update guest set first_name = null, last_name = null, email = null where id = ${anyOf(guestIds)}`,
    sql`delete from guest where id = ${anyOf(guestIds)} and not exists (select from shop_order where guest_id = guest.id)`,
    sql`delete from customer where id = ${customerId}`,
  ];
  for (const statement of statements) await tx.execute(statement);
}
