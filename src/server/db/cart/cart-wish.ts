import { and, eq, exists, sql } from "drizzle-orm";
import { type CartWish, noWish } from "#domain/cart/cart.ts";
import { cartWish } from "../schema/cart-wish.ts";
import type { Queries, Transaction } from "../transaction.ts";
import { belongsTo, customerOwner, type Owner } from "../owner.ts";

export async function readWish(db: Queries, owner: Owner): Promise<CartWish> {
  const { couponCode, points, shippingMethod } = cartWish;
  const [row] = await db
    .select({ couponCode, points, shippingMethod })
    .from(cartWish)
    .where(belongsTo(cartWish, owner));
  return row ?? noWish;
}

/** Changes what an owner wishes for; what is not named stays. */
export async function changeWish(db: Queries, owner: Owner, wish: Partial<CartWish>): Promise<void> {
  await db
    .insert(cartWish)
    .values({ ...owner, ...wish })
    .onConflictDoUpdate({
      target: owner.guestId === null ? cartWish.customerId : cartWish.guestId,
      set: { ...wish, changedAt: sql`now()` },
    });
}

/** A guest's wishes become the account's, unless the account has its own. */
export async function moveWish(tx: Transaction, guestId: number, customerId: number): Promise<void> {
  const own = tx.select().from(cartWish).where(eq(cartWish.customerId, customerId));
  await tx.delete(cartWish).where(and(eq(cartWish.guestId, guestId), exists(own)));
  await tx.update(cartWish).set(customerOwner(customerId)).where(eq(cartWish.guestId, guestId));
}
