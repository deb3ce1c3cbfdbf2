import { and, eq, exists, sql } from "drizzle-orm";
import { belongsTo, customerOwner, type Owner } from "#platform/db/owner.ts";
import { checkoutDraftTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

/** What was typed at the checkout, by field. */
export type CheckoutInput = Readonly<Record<string, string>>;

/** What an owner has typed so far. */
export async function readCheckoutDraft(db: Queries, owner: Owner): Promise<CheckoutInput> {
  const [row] = await db
    .select({ typed: checkoutDraftTable.typed })
    .from(checkoutDraftTable)
    .where(belongsTo(checkoutDraftTable, owner));
  return row?.typed ?? {};
}

/** Keeps fields as they were typed; those that are not named stay. Answers whether they are the first. */
export async function keepCheckoutDraft(db: Queries, owner: Owner, typed: CheckoutInput): Promise<boolean> {
  const { customerId, guestId } = checkoutDraftTable;
  const [row] = await db
    .insert(checkoutDraftTable)
    .values({ ...owner, typed })
    .onConflictDoUpdate({
      target: owner.guestId === null ? customerId : guestId,
      targetWhere: owner.guestId === null ? sql`${customerId} is not null` : sql`${guestId} is not null`,
      set: { typed: sql`${checkoutDraftTable.typed} || excluded.typed`, changedAt: sql`now()` },
    })
    // Of a row that was there its old version has been given up.
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  return row?.isFirst ?? false;
}

export async function deleteCheckoutDraft(tx: Transaction, owner: Owner): Promise<void> {
  await tx.delete(checkoutDraftTable).where(belongsTo(checkoutDraftTable, owner));
}

/** What a guest has typed takes the place of what the account typed before: it is the newer one. */
export async function moveCheckoutDraft(tx: Transaction, guestId: number, customerId: number): Promise<void> {
  const guests = eq(checkoutDraftTable.guestId, guestId);
  const typed = tx.select().from(checkoutDraftTable).where(guests);
  await tx
    .delete(checkoutDraftTable)
    .where(and(eq(checkoutDraftTable.customerId, customerId), exists(typed)));
  await tx.update(checkoutDraftTable).set(customerOwner(customerId)).where(guests);
}
