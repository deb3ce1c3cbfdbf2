import { digest } from "#server/auth/tokens.ts";
import { giveGuestTo } from "#server/db/account/guests.ts";
import { moveBelongings } from "#server/db/move-guest.ts";
import type { Transaction } from "#server/db/transaction.ts";

/**
 * Gives everything a browser's guest has to an account, once, in the sign-in's transaction: cart, comparisons, quote
 * requests and quotations. A guest that was given away has nothing left.
 */
export async function moveGuestToAccount(
  tx: Transaction,
  guestToken: string,
  customerId: number,
): Promise<void> {
  const guestId = await giveGuestTo(tx, digest(guestToken), customerId);
  if (guestId !== null) await moveBelongings(tx, guestId, customerId);
}
