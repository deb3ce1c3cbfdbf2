import { digest, newToken } from "#platform/auth/tokens.ts";
import { giveGuestTo } from "#topics/person/guests.ts";
import { adoptPapers } from "./adopt-papers.ts";
import { moveBelongings } from "./account-rows.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockCustomer } from "#topics/person/customers.ts";
import { addSession, endSession } from "#topics/person/sessions.ts";
import type { Caller } from "#topics/person/caller.ts";

/**
 * Gives everything a browser's guest has to an account, once, in the sign-in's transaction: cart, comparisons, quote
 * requests and quotations. A guest that was given away has nothing left.
 */
async function moveGuestToAccount(tx: Transaction, guestToken: string, customerId: number): Promise<void> {
  const guestId = await giveGuestTo(tx, digest(guestToken), customerId);
  if (guestId !== null) await moveBelongings(tx, guestId, customerId);
}

/**
 * Signs a customer in: always with a new token, the browser's old session ends, its guest's things come along, and what was ordered, asked
 * for and quoted under the address anywhere else.
 */
export async function startSession(
  tx: Transaction,
  caller: Caller,
  customerId: number,
  temporaryPasswordHash: string | null = null,
): Promise<string> {
  const token = newToken();
  if (caller.sessionToken !== null) await endSession(tx, digest(caller.sessionToken));
  await addSession(tx, { tokenHash: digest(token), customerId, temporaryPasswordHash });
  if (caller.guestToken !== null) await moveGuestToAccount(tx, caller.guestToken, customerId);
  await adoptPapers(tx, customerId);
  return token;
}

/**
 * Signs in with a password that was compared before. The comparison is slow, and the password may have been changed
 * meanwhile: null when the hash it was compared with is not the customer's any more. A change that comes later waits for
 * this session and ends it (decision 073).
 */
export async function startVerifiedSession(
  tx: Transaction,
  caller: Caller,
  customerId: number,
  verifiedHash: string,
): Promise<string | null> {
  const customer = await lockCustomer(tx, customerId);
  return customer?.passwordHash === verifiedHash ? startSession(tx, caller, customerId) : null;
}
