import type { GuestDetails } from "#domain/account/forms.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { addGuest, changeGuest, type GuestRow } from "#topics/person/guests.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { findOwnGuest } from "#topics/person/find-owner.ts";
import { refuseGuestAddress } from "./check-email.ts";

export interface Remembered {
  readonly ok: true;
  readonly guest: GuestRow;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

type NotRemembered = Refusal<"email-disposable" | "email-registered" | "too-many-tries">;

/** Another address than before costs what the form's own check of it does. */
async function refusalFor(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<NotRemembered | null> {
  return (
    (await consumeRateLimit(services, "rememberGuest", caller)) ??
    (await consumeRateLimit(services, "emailCheck", caller)) ??
    refuseGuestAddress(services, email, "email")
  );
}

/** Keeps the details for the browser's own guest, or for a new one. */
async function keepGuest(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  own: GuestRow | null,
  typed: GuestDetails,
): Promise<Remembered | NotRemembered> {
  const { db } = services;
  const refusal = own?.email === typed.email ? null : await refusalFor(services, caller, typed.email);
  if (refusal) return refusal;
  const details = { firstName: typed.first_name, lastName: typed.last_name, email: typed.email };
  const changed = own && (await changeGuest(db, own.tokenHash, details));
  if (changed) return { ok: true, guest: changed, guestToken: null };
  const guestToken = newToken();
  const guest = await addGuest(db, { ...details, tokenHash: digest(guestToken) });
  return { ok: true, guest, guestToken };
}

/** Remembers this browser's guest, or changes what is remembered. */
export async function rememberGuest(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  typed: GuestDetails,
): Promise<Remembered | NotRemembered> {
  return keepGuest(services, caller, await findOwnGuest(services, caller), typed);
}

/** Changes what is remembered of the guest with this number, who must be this browser's own. */
export async function changeOwnGuest(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  id: number,
  typed: GuestDetails,
): Promise<Remembered | NotRemembered | Refusal<"not-found">> {
  const own = await findOwnGuest(services, caller);
  return own?.id === id ? keepGuest(services, caller, own, typed) : refuse("not-found");
}
