import { and, eq, exists, sql } from "drizzle-orm";
import { type CartWish, noWish } from "#domain/cart/cart.ts";
import { cartWishTable } from "../schema/cart-preferences.ts";
import type { Queries, Transaction } from "../transaction.ts";
import { belongsTo, customerOwner, type Owner } from "../owner.ts";

export async function readWish(db: Queries, owner: Owner): Promise<CartWish> {
  const { couponCode, points, shippingMethod } = cartWishTable;
  const [row] = await db
    .select({ couponCode, points, shippingMethod })
    .from(cartWishTable)
    .where(belongsTo(cartWishTable, owner));
  return row ?? noWish;
}

/** Changes what an owner wishes for; what is not named stays. */
export async function changeWish(db: Queries, owner: Owner, wish: Partial<CartWish>): Promise<void> {
  await db
    .insert(cartWishTable)
    .values({ ...owner, ...wish })
    .onConflictDoUpdate({
      target: owner.guestId === null ? cartWishTable.customerId : cartWishTable.guestId,
      set: { ...wish, changedAt: sql`now()` },
    });
}

/** A guest's wishes become the account's, unless the account has its own. */
export async function moveWish(tx: Transaction, guestId: number, customerId: number): Promise<void> {
  const own = tx.select().from(cartWishTable).where(eq(cartWishTable.customerId, customerId));
  await tx.delete(cartWishTable).where(and(eq(cartWishTable.guestId, guestId), exists(own)));
  await tx.update(cartWishTable).set(customerOwner(customerId)).where(eq(cartWishTable.guestId, guestId));
}
