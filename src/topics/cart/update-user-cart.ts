import { refuse, type Refusal } from "#domain/refusal.ts";
import { changeLine, takeLines } from "./cart-lines.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import { findOwnGuest } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

class NotAllTheirs extends Error {}

/** Takes the lines over, all or none, at the prices of now: they are the prices the customer is shown next. */
async function take(
  services: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  ids: readonly number[],
  customerId: number,
  guestId: number | null,
): Promise<void> {
  const lines = await takeLines(tx, ids, customerId, guestId);
  if (lines.length !== ids.length) throw new NotAllTheirs();
  const catalogue = services.catalogue.current();
  const { date } = services.shopMoment();
  for (const { id, selection, lastShownPrice } of lines) {
    const again = pricedAgain(catalogue, selection, date);
    if (again.ok && again.row.price !== lastShownPrice)
      await changeLine(tx, customerOwner(customerId), id, { lastShownPrice: again.row.price });
  }
}

/**
 * After the way through signing in: the listed lines are the account's from here on, and their prices are those of now.
 * Only for the signed-in user the path names, and only for lines that are theirs or their browser's guest's.
 */
export async function updateUserCart(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  userId: number,
  lineIds: readonly number[],
): Promise<ReadCart | Refusal<MemberFault | "not-found">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { id } = current.customer;
  if (id !== userId) return refuse("not-found");
  const guest = await findOwnGuest(services, caller);
  try {
    const ids = [...new Set(lineIds)];
    await services.db.transaction(async (tx) => {
      await lockForOwner(tx, "cart", customerOwner(id));
      await take(services, tx, ids, id, guest?.id ?? null);
    });
  } catch (error) {
    // Thrown so that the transaction gives back the lines it had taken.
    if (error instanceof NotAllTheirs) return refuse("not-found");
    throw error;
  }
  return cartOf(services, customerOwner(id));
}
