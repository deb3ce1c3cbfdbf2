import { refuse, type Refusal } from "#domain/refusal.ts";
import { findCustomerByEmail } from "#server/db/account/customers.ts";
import { isDisposable } from "#server/mail/disposable.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import { hasBegunForm } from "./begun-form.ts";

/** Whether an address has an account; within a rate limit, and only for a browser that has begun a form of ours. */
export async function checkEmail(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<{ readonly ok: true; readonly exists: boolean } | Refusal> {
  if (!hasBegunForm(services, caller.formToken, Date.now())) return refuse("form-not-begun");
  const over = await consumeRateLimit(services, "emailCheck", caller);
  if (over) return over;
  if (await isDisposable(email)) return refuse("email-disposable", "email");
  return { ok: true, exists: (await findCustomerByEmail(services.db, email)) !== null };
}
