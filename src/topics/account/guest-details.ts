import type { GuestDetails } from "#domain/account/forms.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest, keyed, newToken, sameText } from "#platform/auth/tokens.ts";
import { addGuest, changeGuest, type GuestRow } from "#topics/person/guests.ts";
import { type Caller, findOwnGuest } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { isDisposable } from "#platform/mail/disposable.ts";
import { cookieLives } from "#domain/account/cookie-lives.ts";

export interface Remembered {
  readonly ok: true;
  readonly guest: GuestRow;
  /** Set when the guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

type NotRemembered = Refusal<"email-disposable" | "email-registered" | "too-many-tries">;

type Needs = Pick<Services, "config">;

const purpose = "begun form";

/** A mark for a browser that has opened a page of the shop: the time, signed. */
export function beginForm({ config }: Needs, now: number): string {
  return `${now}.${keyed(config.secretKey, purpose, String(now))}`;
}

/** Whether a browser shows a mark of ours that is not older than twelve hours. */
function hasBegunForm({ config }: Needs, mark: string | null, now: number): boolean {
  const [time = "", signature = ""] = mark?.split(".") ?? [];
  const age = now - Number(time);
  return (
    sameText(signature, keyed(config.secretKey, purpose, time)) && age >= 0 && age < cookieLives.begunFormMs
  );
}

/** Whether an address has an account; within a rate limit, and only for a browser that has begun a form of ours (decision 030). */
export async function checkEmail(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<
  | { readonly ok: true; readonly exists: boolean }
  | Refusal<"email-disposable" | "form-not-begun" | "too-many-tries">
> {
  if (!hasBegunForm(services, caller.formToken, Date.now())) return refuse("form-not-begun");
  const over = await consumeRateLimit(services, "emailCheck", caller);
  if (over) return over;
  if (await isDisposable(email)) return refuse("email-disposable", "email");
  return { ok: true, exists: (await findCustomerByEmail(services.db, email)) !== null };
}

/** A registered address cannot be a guest's (quotes-and-accounts.md 6), a throw-away one nobody's. */
export async function refuseGuestAddress(
  { db }: Pick<Services, "db">,
  email: string,
  field: "email" | "email_address",
): Promise<Refusal<"email-disposable" | "email-registered"> | null> {
  if (await isDisposable(email)) return refuse("email-disposable", field);
  return (await findCustomerByEmail(db, email)) ? refuse("email-registered", field) : null;
}

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
