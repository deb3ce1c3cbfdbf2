import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { orderTable } from "#platform/db/schema/orders/order.ts";
import { quotationTable } from "#platform/db/schema/quotation.ts";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import type { Queries } from "#platform/db/transaction.ts";
import { type KnownCustomer, readGuestsOf } from "./known-customer-rows.ts";

type Whose = Pick<KnownCustomer, "customerId" | "email">;

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
