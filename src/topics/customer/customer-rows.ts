import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CustomerRef } from "#domain/studio/customer-list.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { counterDraftTable } from "#platform/db/schema/counter.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import type { Queries } from "#platform/db/database.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { quotationTable, quoteRequestTable } from "#platform/db/schema/quotation.ts";

/** A customer of the shop, by the address that everything of theirs carries. */
export interface CustomerRecord {
  /** Null for a guest. */
  readonly customerId: number | null;
  /** By which they are named: a guest whose address has an account by now is that account. */
  readonly ref: CustomerRef;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** When the account was verified, or the guest first came. */
  readonly since: Date;
}

function ofAccount(row: typeof customerTable.$inferSelect): CustomerRecord {
  const { id, firstName, lastName, email, verifiedAt: since } = row;
  return { customerId: id, ref: { isGuest: false, id }, firstName, lastName, email, since };
}

async function findGuestOf(db: Queries, id: number): Promise<CustomerRecord | null> {
  const [row] = await db
    .select()
    .from(guestTable)
    .where(and(eq(guestTable.id, id), isNull(guestTable.customerId)));
  if (!row?.email) return null;
  const account = await findCustomerByEmail(db, row.email);
  if (account !== null) return ofAccount(account);
  const { firstName, lastName, email, createdAt: since } = row;
  const name = { firstName: firstName ?? "", lastName: lastName ?? "" };
  return { customerId: null, ref: { isGuest: true, id }, ...name, email, since };
}

/** The customer of that name; null where there is none. */
export async function findCustomerRecord(
  db: Queries,
  { isGuest, id }: CustomerRef,
): Promise<CustomerRecord | null> {
  if (isGuest) return findGuestOf(db, id);
  const [row] = await db.select().from(customerTable).where(eq(customerTable.id, id));
  return row ? ofAccount(row) : null;
}

/** Guests without an account who gave that address, the newest first: one for each of their browsers. */
export async function readGuestsOf(db: Queries, email: string): Promise<readonly number[]> {
  const rows = await db
    .select({ id: guestTable.id })
    .from(guestTable)
    .where(and(eq(guestTable.email, email), isNull(guestTable.customerId)))
    .orderBy(desc(guestTable.id));
  return rows.map(({ id }) => id);
}

/** Guests in whose carts the staff put together an order for that address that is not placed yet. */
async function readDraftGuests(db: Queries, email: string): Promise<readonly number[]> {
  const rows = await db
    .select({ id: counterDraftTable.guestId })
    .from(counterDraftTable)
    .where(sql`${counterDraftTable.contact}->>'email' = ${email}`);
  return rows.map(({ id }) => id);
}

type Whose = Pick<CustomerRecord, "customerId" | "email">;

/** Orders of an account, and those that somebody placed as a guest with the same address, for `where`. */
export function isOrderOf(whose: Whose): SQL | undefined {
  const asGuest = and(isNotNull(orderTable.guestId), sql`${orderTable.contact}->>'email' = ${whose.email}`);
  return or(whose.customerId === null ? undefined : eq(orderTable.customerId, whose.customerId), asGuest);
}

/** Their orders, the newest first, at most so many. */
export function readOrdersOf(db: Queries, whose: Whose, most: number) {
  return db
    .select()
    .from(orderTable)
    .where(isOrderOf(whose))
    .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
    .limit(most);
}

/** Their quote requests, for `where`. */
export function isRequestOf(whose: Whose): SQL | undefined {
  const asGuest = and(isNotNull(quoteRequestTable.guestId), eq(quoteRequestTable.email, whose.email));
  return or(
    whose.customerId === null ? undefined : eq(quoteRequestTable.customerId, whose.customerId),
    asGuest,
  );
}

/** Their quote requests, the newest first, at most so many. */
export function readRequestsOf(db: Queries, whose: Whose, most: number) {
  return db
    .select()
    .from(quoteRequestTable)
    .where(isRequestOf(whose))
    .orderBy(desc(quoteRequestTable.createdAt), desc(quoteRequestTable.id))
    .limit(most);
}

/** Their quotations, the newest first, at most so many. */
export async function readQuotationsOf(db: Queries, whose: Whose, most: number) {
  const guests = await readGuestsOf(db, whose.email);
  const own = whose.customerId === null ? undefined : eq(quotationTable.customerId, whose.customerId);
  const asGuest = guests.length === 0 ? undefined : inArray(quotationTable.guestId, [...guests]);
  if (own === undefined && asGuest === undefined) return [];
  return db
    .select()
    .from(quotationTable)
    .where(or(own, asGuest))
    .orderBy(desc(quotationTable.id))
    .limit(most);
}

/** A customer by everything that their rows are found by. */
export interface Person {
  /** 0 for who has no account: the id of nobody. */
  readonly customerId: number;
  readonly email: string;
  /** Their browsers, before they had an account and without one. */
  readonly guestIds: readonly number[];
  readonly orderIds: readonly number[];
  readonly orderNos: readonly string[];
  readonly requestIds: readonly number[];
  readonly quotationIds: readonly number[];
}

/** More papers than anybody has. */
const ALL = 100_000;

/** Everything that is found of a customer. */
export async function readPerson(db: Queries, customer: CustomerRecord): Promise<Person> {
  const { customerId, email } = customer;
  const taken =
    customerId === null
      ? []
      : await db.select({ id: guestTable.id }).from(guestTable).where(eq(guestTable.customerId, customerId));
  const guests = await readGuestsOf(db, email);
  const drafted = await readDraftGuests(db, email);
  const orders = await db
    .select({ id: orderTable.id, orderNo: orderTable.orderNo })
    .from(orderTable)
    .where(isOrderOf(customer))
    .orderBy(orderTable.id);
  const requests = await db
    .select({ id: quoteRequestTable.id })
    .from(quoteRequestTable)
    .where(isRequestOf(customer));
  const quotations = await readQuotationsOf(db, customer, ALL);
  return {
    customerId: customerId ?? 0,
    email,
    guestIds: [...new Set([...guests, ...drafted, ...taken.map(({ id }) => id)])],
    orderIds: orders.map(({ id }) => id),
    orderNos: orders.map(({ orderNo }) => orderNo),
    requestIds: requests.map(({ id }) => id),
    quotationIds: quotations.map(({ id }) => id),
  };
}
