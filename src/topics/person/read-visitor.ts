import { newToken } from "#platform/auth/tokens.ts";
import type { GuestRow } from "./guests.ts";
import { readPointsBalance } from "./points.ts";
import { findOwnGuest } from "./find-owner.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "./caller.ts";
import { signedInCustomer, type Current } from "./current-customer.ts";

/** Who a browser is: a registered user, a remembered guest, or neither. */
export interface ReadVisitor {
  readonly signedIn: Current | null;
  readonly guest: GuestRow | null;
  readonly points: number;
}

export async function readVisitor(services: Pick<Services, "db">, caller: Caller): Promise<ReadVisitor> {
  const current = await signedInCustomer(services, caller);
  if (current.ok)
    return {
      signedIn: current,
      guest: null,
      points: await readPointsBalance(services.db, current.customer.id),
    };
  return { signedIn: null, guest: await findOwnGuest(services, caller), points: 0 };
}

/**
 * What a browser that opens its first page is given to become a guest by; null for one that has it or is signed in. Its
 * first writes may then be sent at once, and are one guest's (decision 120).
 */
export function firstGuestToken({ signedIn }: ReadVisitor, { guestToken }: Caller): string | null {
  return signedIn === null && guestToken === null ? newToken() : null;
}
