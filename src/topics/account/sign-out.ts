import { digest } from "#platform/auth/tokens.ts";
import { endSession, endSessionsOf, findSession } from "#topics/person/sessions.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";

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
