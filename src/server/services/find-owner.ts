import { digest } from "#server/auth/tokens.ts";
import { findGuest, type GuestRow } from "#server/db/account/guests.ts";
import { customerOwner, guestOwner, type Owner } from "#server/db/owner.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Caller } from "./caller.ts";
import { currentCustomer } from "./auth/current-customer.ts";
import type { Services } from "./services.ts";

export interface FoundOwner {
  readonly ok: true;
  /** Null for a browser that has nothing of its own yet. */
  readonly owner: Owner | null;
}

/** The guest a browser remembers; null when it has none, or an account has taken over. */
export async function findOwnGuest(
  { db }: Pick<Services, "db">,
  { guestToken }: Caller,
): Promise<GuestRow | null> {
  return guestToken === null ? null : findGuest(db, digest(guestToken));
}

/** Whose things a browser sees: its account's, or its guest's. Refused while a temporary password has to be changed. */
export async function findOwner(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<FoundOwner | Refusal> {
  const current = await currentCustomer(services, caller);
  if (current.ok) return { ok: true, owner: customerOwner(current.customer.id) };
  if (current.code !== "sign-in-first") return current;
  const guest = await findOwnGuest(services, caller);
  return { ok: true, owner: guest && guestOwner(guest.id) };
}
