import type { GuestDetails } from "../../../domain/account/forms/person.ts";
import { refuse, type Refusal } from "../../../domain/account/refusal.ts";
import { digest, newToken } from "../../auth/tokens.ts";
import { findCustomerByEmail } from "../../db/account/customers.ts";
import { addGuest, changeGuest, findGuest, type Guest } from "../../db/account/guests.ts";
import { isDisposable } from "../../mail/disposable.ts";
import type { Caller } from "../auth/caller.ts";
import { spendTry } from "../auth/spend-try.ts";
import type { Services } from "../services.ts";

export interface Remembered {
  readonly ok: true;
  readonly guest: Guest;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** A registered address cannot be a guest's (quotes-and-accounts.md 6). */
const refusalFor = async (services: Services, caller: Caller, email: string): Promise<Refusal | null> => {
  const over =
    (await spendTry(services, "rememberGuest", caller)) ?? (await spendTry(services, "emailCheck", caller));
  if (over) return over;
  if (await isDisposable(email)) return refuse("email-disposable", "email");
  return (await findCustomerByEmail(services.db, email)) ? refuse("email-registered", "email") : null;
};

/**
 * Remembers this browser's guest, or changes what is remembered. With `id` it changes that guest, who must be this
 * browser's own.
 */
export const rememberGuest = async (
  services: Services,
  caller: Caller,
  typed: GuestDetails,
  id: number | null = null,
): Promise<Remembered | Refusal> => {
  const { db } = services;
  const tokenHash = caller.guestToken === null ? null : digest(caller.guestToken);
  const own = tokenHash === null ? null : await findGuest(db, tokenHash);
  if (id !== null && own?.id !== id) return refuse("not-found");
  const refusal = own?.email === typed.email ? null : await refusalFor(services, caller, typed.email);
  if (refusal) return refusal;
  const details = { firstName: typed.first_name, lastName: typed.last_name, email: typed.email };
  const changed = own && tokenHash !== null ? await changeGuest(db, tokenHash, details) : null;
  if (changed) return { ok: true, guest: changed, guestToken: null };
  const guestToken = newToken();
  const guest = await addGuest(db, { ...details, tokenHash: digest(guestToken) });
  return { ok: true, guest, guestToken };
};
