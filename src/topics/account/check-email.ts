import { refuse, type Refusal } from "#domain/refusal.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { isDisposable } from "#platform/mail/disposable.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { hasBegunForm } from "./begun-form.ts";

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
