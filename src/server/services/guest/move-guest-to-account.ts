import { digest } from "../../auth/tokens.ts";
import { giveGuestTo } from "../../db/account/guests.ts";
import type { Transaction } from "../../db/transaction.ts";

/**
 * Gives everything a browser's guest has to an account, once: a guest that was given away has nothing left.
 * Whatever belongs to guests (carts, comparisons, quote requests) is moved here, in the sign-in's transaction.
 */
export const moveGuestToAccount = async (
  tx: Transaction,
  guestToken: string,
  customerId: number,
): Promise<void> => {
  await giveGuestTo(tx, digest(guestToken), customerId);
};
