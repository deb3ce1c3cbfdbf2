import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { orderTable } from "#platform/db/schema/order.ts";
import { paymentAttemptTable, paymentMessageTable } from "#platform/db/schema/payment.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type PaymentAttempt = typeof paymentAttemptTable.$inferSelect;

const isOpen = isNull(paymentAttemptTable.closedAt);

/** The begun payment of an order that may still be paid; null where there is none. There is never more than one. */
export async function readOpenAttempt(db: Queries, orderId: number): Promise<PaymentAttempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttemptTable)
    .where(and(eq(paymentAttemptTable.orderId, orderId), isOpen));
  return row ?? null;
}

/** What is begun with a provider next, of an order whose row is held. */
export async function addAttempt(
  tx: Transaction,
  attempt: Pick<PaymentAttempt, "cents" | "expiresAt" | "keyVersion" | "orderId">,
): Promise<PaymentAttempt> {
  const [last] = await tx
    .select({ number: paymentAttemptTable.number })
    .from(paymentAttemptTable)
    .where(eq(paymentAttemptTable.orderId, attempt.orderId))
    .orderBy(desc(paymentAttemptTable.number))
    .limit(1);
  const [row] = await tx
    .insert(paymentAttemptTable)
    .values({ ...attempt, number: (last?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error("An attempt to pay was not stored.");
  return row;
}

/** Notes what the provider calls an attempt, and where it is paid. */
export async function noteSession(
  db: Queries,
  id: number,
  begun: { readonly session: string; readonly url: string },
): Promise<void> {
  await db.update(paymentAttemptTable).set(begun).where(eq(paymentAttemptTable.id, id));
}

/** The attempt that a provider names; null where it is none of the shop's. */
export async function readAttemptOf(db: Queries, session: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttemptTable).where(eq(paymentAttemptTable.session, session));
  return row ?? null;
}

/** It was paid, or cannot be any more. */
export async function closeAttempt(db: Queries, id: number): Promise<void> {
  await db
    .update(paymentAttemptTable)
    .set({ closedAt: sql`now()` })
    .where(and(eq(paymentAttemptTable.id, id), isOpen));
}

/** Numbers of the orders with a begun payment, the oldest first. */
export async function ordersWithOpenAttempts(db: Queries): Promise<readonly string[]> {
  const rows = await db
    .select({ orderNo: orderTable.orderNo })
    .from(paymentAttemptTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentAttemptTable.orderId))
    .where(isOpen)
    .orderBy(asc(paymentAttemptTable.id));
  return rows.map(({ orderNo }) => orderNo);
}

/** Notes a message of the provider; false when it was worked off before. */
export async function isNewMessage(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.insert(paymentMessageTable).values({ id }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** When the provider last told of something; null where it never has, or a month ago. */
export async function readLastHeard(db: Queries): Promise<Date | null> {
  const [row] = await db
    .select({ heardAt: paymentMessageTable.heardAt })
    .from(paymentMessageTable)
    .orderBy(desc(paymentMessageTable.heardAt))
    .limit(1);
  return row?.heardAt ?? null;
}
