import { newToken } from "#server/auth/tokens.ts";
import type { Caller } from "../auth/caller.ts";
import type { Visitor } from "../auth/read-visitor.ts";

/**
 * What a browser that opens its first page is given to become a guest by; null for one that has it or is signed in. Its
 * first writes may then be sent at once, and are one guest's.
 */
export function firstGuestToken({ signedIn }: Visitor, { guestToken }: Caller): string | null {
  return signedIn === null && guestToken === null ? newToken() : null;
}
