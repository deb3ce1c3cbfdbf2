import { digest, newToken } from "../../auth/tokens.ts";
import { addSession, endSession } from "../../db/account/sessions.ts";
import type { Transaction } from "../../db/transaction.ts";
import { moveGuestToAccount } from "../guest/move-guest-to-account.ts";
import type { Caller } from "./caller.ts";

/** Signs a customer in: always with a new token, the browser's old session ends, its guest's things come along. */
export const startSession = async (
  tx: Transaction,
  caller: Caller,
  customerId: number,
  temporaryPasswordHash: string | null = null,
): Promise<string> => {
  const token = newToken();
  if (caller.sessionToken !== null) await endSession(tx, digest(caller.sessionToken));
  await addSession(tx, { tokenHash: digest(token), customerId, temporaryPasswordHash });
  if (caller.guestToken !== null) await moveGuestToAccount(tx, caller.guestToken, customerId);
  return token;
};
