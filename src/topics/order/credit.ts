import { and, eq, exists } from "drizzle-orm";
import { type Credit, creditDueOn, mayOwe, type UsedCredit } from "#domain/order/credit.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { orderFactTable, orderTable, type StoredOrder } from "#platform/db/schema/order.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { placedOf } from "#domain/order/order-fact.ts";
import { orderState } from "#domain/order/order-state.ts";
import { readFacts } from "./order-facts.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { Cents } from "#domain/money.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import type { Services } from "#topics/services.ts";

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

/** What a customer may owe and does, over all orders on account; null where nothing was ever sold to them so. */
export async function readUsedCredit(
  db: Queries,
  customerId: number,
): Promise<(CreditCustomer & UsedCredit) | null> {
  const credit = await readCredit(db, customerId);
  if (credit === null) return null;
  const rows = await readOrdersOnAccount(db, customerId);
  const ids = rows.map(({ id }) => id);
  const facts = await readFacts(db, ids);
  const owed = rows.reduce((sum, { id, totalPrice, items }) => {
    const { money } = orderState(placedOf(totalPrice, items), facts.get(id) ?? []);
    return sum + money.onAccount;
  }, 0);
  return { ...credit, owed };
}

/** How an order is paid: on account by a day, or before it is made. */
export interface HeldCredit {
  readonly ok: true;
  /** Null: it is paid before. */
  readonly dueOn: CalendarDate | null;
}

/**
 * Holds a customer's account until the transaction ends, after everything else an order is made of: of two orders at once the second
 * counts what the first one owes. Nothing is held for an order that is paid before.
 */
export async function holdCredit(
  { shopMoment }: Pick<Services, "shopMoment">,
  tx: Transaction,
  owner: Owner,
  { pay_by: way, total }: { readonly pay_by: CheckoutForm["pay_by"]; readonly total: Cents },
): Promise<HeldCredit | Refusal<"credit-exceeded">> {
  if (way !== "account") return { ok: true, dueOn: null };
  if (owner.customerId === null) return refuse("credit-exceeded", "pay_by");
  await lockForOwner(tx, "credit", owner);
  const credit = await readUsedCredit(tx, owner.customerId);
  if (credit === null || !mayOwe(credit, total)) return refuse("credit-exceeded", "pay_by");
  return { ok: true, dueOn: creditDueOn(credit, shopMoment().date) };
}
