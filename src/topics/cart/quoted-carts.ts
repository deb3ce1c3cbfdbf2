import { and, desc, eq, gte, notExists } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { orderTable } from "#platform/db/schema/orders/order.ts";
import { quotationTable, type StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Queries } from "#platform/db/transaction.ts";

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

/** An owner's quotations with a coupon that were issued on a day or later and that no order has come from, the newest first. */
export function readCouponQuotations(
  db: Queries,
  owner: Owner,
  code: string,
  since: CalendarDate,
): Promise<StoredQuotation[]> {
  const isUse = and(eq(quotationTable.couponCode, code), gte(quotationTable.issueDate, since));
  return db
    .select()
    .from(quotationTable)
    .where(and(belongsTo(quotationTable, owner), isUse, isNotOrdered(db)))
    .orderBy(desc(quotationTable.id));
}
