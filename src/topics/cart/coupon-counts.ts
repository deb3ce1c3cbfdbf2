import { and, count, desc, eq, isNotNull, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { validityDays } from "#domain/quotation/validity.ts";
import type { CouponUses } from "#domain/cart/coupon.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { quotationTable, type StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";

/** Lets those who are about to use a coupon take turns until the transaction ends: what is counted then, counts. */
export async function lockCoupon(tx: Transaction, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon ${code}`}, 0))`);
}

const inAll = count();

function quotedTo(owner: Owner) {
  return sql<number>`count(*) filter (where ${belongsTo(quotationTable, owner)})::int`;
}

/** An order at such an end gives its coupon back. */
const givenUp: readonly OrderStage[] = ["cancelled", "lapsed"];

/** Quotations whose prices are still kept on a day, for `where`. */
function isKept(today: CalendarDate) {
  return sql`coalesce(${quotationTable.validUntil}, ${quotationTable.issueDate} + ${validityDays}::int) >= ${today}::date`;
}

/** Quotations that no order has come from, for `where`. */
export function isNotOrdered(db: Queries) {
  const orders = db.select({ id: orderTable.id }).from(orderTable);
  return notExists(orders.where(eq(orderTable.quotationId, quotationTable.id)));
}

/** The quotation an owner was issued last, of those that no order has come from; null when there is none. */
export async function readLastQuotation(db: Queries, owner: Owner): Promise<StoredQuotation | null> {
  const [row] = await db
    .select()
    .from(quotationTable)
    .where(and(belongsTo(quotationTable, owner), isNotOrdered(db)))
    .orderBy(desc(quotationTable.id))
    .limit(1);
  return row ?? null;
}

/** An owner's quotations with a coupon whose prices are still kept on a day and that no order has come from, the newest first. */
export function readCouponQuotations(
  db: Queries,
  owner: Owner,
  code: string,
  today: CalendarDate,
): Promise<StoredQuotation[]> {
  const isUse = and(eq(quotationTable.couponCode, code), isKept(today));
  return db
    .select()
    .from(quotationTable)
    .where(and(belongsTo(quotationTable, owner), isUse, isNotOrdered(db)))
    .orderBy(desc(quotationTable.id));
}

/** Whose mails arrive where: at Google dots and what follows a plus make no other mailbox (https://support.google.com/mail/answer/7436150). */
function mailboxOf(address: SQL): SQL {
  const [name, host] = [
    sql`split_part(lower(${address}), '@', 1)`,
    sql`split_part(lower(${address}), '@', 2)`,
  ];
  return sql`case when ${host} in ('gmail.com', 'googlemail.com')
    then replace(split_part(${name}, '+', 1), '.', '') || '@gmail.com' else lower(${address}) end`;
}

/** Orders of a customer: their own, and whoever's that give the same address, as a guest's of a member do. */
function orderedBy(owner: Owner, email: string | null) {
  const own = sql`(${belongsTo(orderTable, owner)})`;
  const isTheirs =
    email === null
      ? own
      : sql`(${own} or ${mailboxOf(sql`${orderTable.contact}->>'email'`)} = ${mailboxOf(sql`${email}::text`)})`;
  return sql<number>`count(*) filter (where ${isTheirs})::int`;
}

/**
 * How often a coupon is used, by everybody and by this customer, whose address is `email` where it is known: in every order that was
 * ever placed and has not come to nothing, and in quotations whose prices are still kept on a day that no order has come from.
 */
export async function countCouponUses(
  db: Queries,
  code: string,
  owner: Owner,
  { today, email }: { readonly today: CalendarDate; readonly email: string | null },
): Promise<CouponUses> {
  const quoted = await db
    .select({ inAll, byCustomer: quotedTo(owner) })
    .from(quotationTable)
    .where(and(eq(quotationTable.couponCode, code), isKept(today), isNotOrdered(db)));
  const ordered = await db
    .select({ inAll, byCustomer: orderedBy(owner, email) })
    .from(orderTable)
    .where(and(eq(orderTable.couponCode, code), notInArray(orderTable.stage, [...givenUp])));
  const all = [...quoted, ...ordered];
  return {
    inAll: all.reduce((sum, uses) => sum + uses.inAll, 0),
    byCustomer: all.reduce((sum, uses) => sum + uses.byCustomer, 0),
  };
}

/** How often each coupon is used by everybody, in the same orders and quotations. */
export async function countUsesOfAll(db: Queries, today: CalendarDate): Promise<ReadonlyMap<string, number>> {
  const quoted = await db
    .select({ code: quotationTable.couponCode, inAll })
    .from(quotationTable)
    .where(and(isNotNull(quotationTable.couponCode), isKept(today), isNotOrdered(db)))
    .groupBy(quotationTable.couponCode);
  const ordered = await db
    .select({ code: orderTable.couponCode, inAll })
    .from(orderTable)
    .where(and(isNotNull(orderTable.couponCode), notInArray(orderTable.stage, [...givenUp])))
    .groupBy(orderTable.couponCode);
  const uses = new Map<string, number>();
  for (const { code, inAll: times } of [...quoted, ...ordered])
    if (code !== null) uses.set(code, (uses.get(code) ?? 0) + times);
  return uses;
}
