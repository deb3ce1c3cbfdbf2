import type { GuestDetails } from "#domain/account/forms.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest, newToken } from "#server/auth/tokens.ts";
import { addGuest, changeGuest, type GuestRow } from "#server/db/account/guests.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import { findOwnGuest } from "../find-owner.ts";
import { refuseGuestAddress } from "./check-email.ts";

export interface Remembered {
  readonly ok: true;
  readonly guest: GuestRow;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** Another address than before costs what the form's own check of it does. */
async function refusalFor(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<Refusal | null> {
  return (
    (await consumeRateLimit(services, "rememberGuest", caller)) ??
    (await consumeRateLimit(services, "emailCheck", caller)) ??
    refuseGuestAddress(services, email, "email")
  );
}

/**
 * Remembers this browser's guest, or changes what is remembered. With `id` it changes that guest, who must be this
 * browser's own.
 */
export async function rememberGuest(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  typed: GuestDetails,
  id: number | null = null,
): Promise<Remembered | Refusal> {
  const { db } = services;
  const own = await findOwnGuest(services, caller);
  if (id !== null && own?.id !== id) return refuse("not-found");
  const refusal = own?.email === typed.email ? null : await refusalFor(services, caller, typed.email);
  if (refusal) return refusal;
  const details = { firstName: typed.first_name, lastName: typed.last_name, email: typed.email };
  const changed = own && (await changeGuest(db, own.tokenHash, details));
  if (changed) return { ok: true, guest: changed, guestToken: null };
  const guestToken = newToken();
  const guest = await addGuest(db, { ...details, tokenHash: digest(guestToken) });
  return { ok: true, guest, guestToken };
}
