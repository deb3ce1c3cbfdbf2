import { and, asc, count, eq, sql } from "drizzle-orm";
import { customerAddressTable } from "#platform/db/schema/customer.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type CustomerAddress = typeof customerAddressTable.$inferSelect;
export type AddressText = Omit<CustomerAddress, "id" | "customerId" | "createdAt" | "phoneDigits">;

export function readAddresses(db: Queries, customerId: number): Promise<CustomerAddress[]> {
  return db
    .select()
    .from(customerAddressTable)
    .where(eq(customerAddressTable.customerId, customerId))
    .orderBy(asc(customerAddressTable.id));
}

/** Lets changes to one address book take turns until the transaction ends; answers how many entries it has. */
export async function lockAddressBook(tx: Transaction, customerId: number): Promise<number> {
  await tx.execute(sql`select 1 from customer where id = ${customerId} for update`);
  const [row] = await tx
    .select({ number: count() })
    .from(customerAddressTable)
    .where(eq(customerAddressTable.customerId, customerId));
  return row?.number ?? 0;
}

/** Adds an address; null when the customer has that place already. */
export async function addAddressRow(
  tx: Transaction,
  customerId: number,
  text: AddressText,
): Promise<CustomerAddress | null> {
  const [row] = await tx
    .insert(customerAddressTable)
    .values({ customerId, ...text })
    .onConflictDoNothing()
    .returning();
  if (row) await notifyStudio(tx, { kind: "customer", id: String(customerId) });
  return row ?? null;
}

/** Whether another of the customer's addresses is that place. */
export async function hasOtherAddressAt(
  tx: Transaction,
  customerId: number,
  placeKey: string,
  exceptId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: customerAddressTable.id })
    .from(customerAddressTable)
    .where(and(eq(customerAddressTable.customerId, customerId), eq(customerAddressTable.placeKey, placeKey)));
  return rows.some(({ id }) => id !== exceptId);
}

/** Changes an address of this customer; null when it is not theirs or not there. */
export async function changeAddressRow(
  tx: Transaction,
  customerId: number,
  id: number,
  text: AddressText,
): Promise<CustomerAddress | null> {
  const [row] = await tx
    .update(customerAddressTable)
    .set(text)
    .where(and(eq(customerAddressTable.id, id), eq(customerAddressTable.customerId, customerId)))
    .returning();
  if (row) await notifyStudio(tx, { kind: "customer", id: String(customerId) });
  return row ?? null;
}

export async function removeAddressRow(db: Queries, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(customerAddressTable)
    .where(and(eq(customerAddressTable.id, id), eq(customerAddressTable.customerId, customerId)))
    .returning({ id: customerAddressTable.id });
  if (rows.length === 1) await notifyStudio(db, { kind: "customer", id: String(customerId) });
  return rows.length === 1;
}
