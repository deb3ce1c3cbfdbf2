import { and, eq, exists, sql } from "drizzle-orm";
import { type CartPreferences, noPreferences } from "#domain/cart/cart.ts";
import { cartPreferencesTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, customerOwner, type Owner } from "#platform/db/owner.ts";

export async function readCartPreferences(db: Queries, owner: Owner): Promise<CartPreferences> {
  const { couponCode, points, shippingMethod } = cartPreferencesTable;
  const [row] = await db
    .select({ couponCode, points, shippingMethod })
    .from(cartPreferencesTable)
    .where(belongsTo(cartPreferencesTable, owner));
  return row ?? noPreferences;
}

/** The same, held until the transaction ends. */
export async function lockCartPreferences(tx: Transaction, owner: Owner): Promise<CartPreferences> {
  await tx
    .select({ points: cartPreferencesTable.points })
    .from(cartPreferencesTable)
    .where(belongsTo(cartPreferencesTable, owner))
    .for("update");
  return readCartPreferences(tx, owner);
}

/** Changes an owner's preferences; what is not named stays. */
export async function saveCartPreferences(
  db: Queries,
  owner: Owner,
  preferences: Partial<CartPreferences>,
): Promise<void> {
  await db
    .insert(cartPreferencesTable)
    .values({ ...owner, ...preferences })
    .onConflictDoUpdate({
      target: owner.guestId === null ? cartPreferencesTable.customerId : cartPreferencesTable.guestId,
      set: { ...preferences, changedAt: sql`now()` },
    });
}

/** A guest's preferences become the account's, unless the account has its own. */
export async function moveCartPreferences(
  tx: Transaction,
  guestId: number,
  customerId: number,
): Promise<void> {
  const own = tx.select().from(cartPreferencesTable).where(eq(cartPreferencesTable.customerId, customerId));
  await tx.delete(cartPreferencesTable).where(and(eq(cartPreferencesTable.guestId, guestId), exists(own)));
  await tx
    .update(cartPreferencesTable)
    .set(customerOwner(customerId))
    .where(eq(cartPreferencesTable.guestId, guestId));
}
