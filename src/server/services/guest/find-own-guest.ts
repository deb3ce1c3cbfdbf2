import { digest } from "#server/auth/tokens.ts";
import { findGuest, type GuestRow } from "#server/db/account/guests.ts";
import type { Caller } from "../caller.ts";
import type { Services } from "../services.ts";

/** The guest a browser remembers; null when it has none, or an account has taken over. */
export async function findOwnGuest(
  { db }: Pick<Services, "db">,
  { guestToken }: Caller,
): Promise<GuestRow | null> {
  return guestToken === null ? null : findGuest(db, digest(guestToken));
}
