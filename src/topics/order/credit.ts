import { and, eq, exists } from "drizzle-orm";
import type { Credit } from "#domain/order/credit.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { orderTable, type StoredOrder } from "#platform/db/schema/orders/order.ts";
import { orderFactTable } from "#platform/db/schema/orders/order-fact.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** A customer as far as something is sold to them on account. */
export interface CreditCustomer extends Credit {
  readonly name: string;
  readonly email: string;
}

/** What a customer may owe; null where there is no such customer. */
export async function readCredit(db: Queries, customerId: number): Promise<CreditCustomer | null> {
  const [row] = await db.select().from(customerTable).where(eq(customerTable.id, customerId));
  if (row === undefined) return null;
  const { firstName, lastName, email, creditLimit: limit, creditDays: days } = row;
  return { name: `${firstName} ${lastName}`, email, limit, days };
}

export async function saveCredit(db: Queries, customerId: number, { limit, days }: Credit): Promise<void> {
  await db
    .update(customerTable)
    .set({ creditLimit: limit, creditDays: days })
    .where(eq(customerTable.id, customerId));
}

/** All orders of a customer that were sold on account. */
export function readOrdersOnAccount(db: Queries, customerId: number): Promise<StoredOrder[]> {
  const facts = db.select({ id: orderFactTable.id }).from(orderFactTable);
  const isGranted = and(eq(orderFactTable.orderId, orderTable.id), eq(orderFactTable.kind, "credit-granted"));
  return db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.customerId, customerId), exists(facts.where(isGranted))));
}
