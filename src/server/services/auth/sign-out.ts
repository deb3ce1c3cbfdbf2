import { digest } from "#server/auth/tokens.ts";
import { endSession, endSessionsOf, findSession } from "#server/db/account/sessions.ts";
import type { Services } from "../services.ts";
import type { Caller } from "../caller.ts";

/** Ends this browser's session, or all sessions of its customer. */
export async function signOut(
  { db }: Pick<Services, "db">,
  { sessionToken }: Caller,
  everywhere: boolean,
): Promise<void> {
  if (sessionToken === null) return;
  const tokenHash = digest(sessionToken);
  const open = everywhere ? await findSession(db, tokenHash) : null;
  if (open) await endSessionsOf(db, open.customer.id);
  else await endSession(db, tokenHash);
}
