import { and, count, eq, gte, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CouponUses } from "#domain/cart/coupon.ts";
import { quotationTable } from "../schema/quotation.ts";
import type { Queries, Transaction } from "../transaction.ts";
import { belongsTo, type Owner } from "../owner.ts";

/** Lets those who are about to use a coupon take turns until the transaction ends: what is counted then, counts. */
export async function lockCoupon(tx: Transaction, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon ${code}`}, 0))`);
}

/** How often a coupon is used in quotations issued on a day or later: by everybody, and by this customer. */
export async function countCouponUses(
  db: Queries,
  code: string,
  owner: Owner,
  since: CalendarDate,
): Promise<CouponUses> {
  const [row] = await db
    .select({
      inAll: count(),
      byCustomer: sql<number>`count(*) filter (where ${belongsTo(quotationTable, owner)})::int`,
    })
    .from(quotationTable)
    .where(and(eq(quotationTable.couponCode, code), gte(quotationTable.issueDate, since)));
  return row ?? { inAll: 0, byCustomer: 0 };
}
