import { and, eq, isNotNull, sql } from "drizzle-orm";
import { temporaryPasswordRules } from "#domain/account/limits.ts";
import { customerTable } from "#platform/db/schema/customer.ts";
import { mailTable } from "#platform/db/schema/shop.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type Customer = typeof customerTable.$inferSelect;

export async function findCustomerByEmail(db: Queries, email: string): Promise<Customer | null> {
  const [row] = await db.select().from(customerTable).where(eq(customerTable.email, email));
  return row ?? null;
}

/**
 * The customer as they are now, held until the transaction ends: nobody changes their password meanwhile. Rows that refer
 * to them may be added by others.
 */
export async function lockCustomer(tx: Transaction, id: number): Promise<Customer | null> {
  const [row] = await tx.select().from(customerTable).where(eq(customerTable.id, id)).for("no key update");
  return row ?? null;
}

/** Adds a customer; null when the address belongs to one already. */
export async function addCustomer(
  tx: Transaction,
  person: Pick<Customer, "email" | "firstName" | "lastName" | "passwordHash">,
): Promise<Customer | null> {
  const [row] = await tx.insert(customerTable).values(person).onConflictDoNothing().returning();
  if (row) await notifyStudio(tx, { kind: "customer", id: String(row.id) });
  return row ?? null;
}

export async function renameCustomer(
  db: Queries,
  id: number,
  name: Pick<Customer, "firstName" | "lastName">,
): Promise<void> {
  await db.update(customerTable).set(name).where(eq(customerTable.id, id));
  await notifyStudio(db, { kind: "customer", id: String(id) });
}

/** Replaces the password; a temporary one is gone with it. */
export async function changeCustomerPassword(
  tx: Transaction,
  id: number,
  passwordHash: string,
): Promise<void> {
  await tx
    .update(customerTable)
    .set({ passwordHash, temporaryPasswordHash: null, temporaryPasswordMailId: null })
    .where(eq(customerTable.id, id));
}

/** Puts a temporary password beside the real one; an earlier temporary one ends. */
export async function setTemporaryPassword(
  tx: Transaction,
  id: number,
  temporary: { readonly hash: string; readonly mailId: string },
): Promise<void> {
  await tx
    .update(customerTable)
    .set({ temporaryPasswordHash: temporary.hash, temporaryPasswordMailId: temporary.mailId })
    .where(eq(customerTable.id, id));
}

/** Uses a temporary password up, in one statement: true once, within its minutes after its mail was sent. */
export async function takeTemporaryPassword(tx: Transaction, id: number, hash: string): Promise<boolean> {
  const lifeS = temporaryPasswordRules.lifeMs / 1000;
  const inTime = sql`exists (select 1 from ${mailTable} where ${mailTable.id} = ${customerTable.temporaryPasswordMailId}
    and (${mailTable.sentAt} is null or ${mailTable.sentAt} > now() - make_interval(secs => ${lifeS})))`;
  const taken = await tx
    .update(customerTable)
    .set({ temporaryPasswordHash: null, temporaryPasswordMailId: null })
    .where(
      and(
        eq(customerTable.id, id),
        isNotNull(customerTable.temporaryPasswordHash),
        eq(customerTable.temporaryPasswordHash, hash),
        inTime,
      ),
    )
    .returning({ id: customerTable.id });
  return taken.length === 1;
}
