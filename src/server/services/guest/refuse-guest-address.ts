import { refuse, type Refusal } from "#domain/refusal.ts";
import { findCustomerByEmail } from "#server/db/account/customers.ts";
import { isDisposable } from "#server/mail/disposable.ts";
import type { Services } from "../services.ts";

/** A registered address cannot be a guest's (quotes-and-accounts.md 6), a throw-away one nobody's. */
export async function refuseGuestAddress(
  { db }: Pick<Services, "db">,
  email: string,
  field: "email" | "email_address",
): Promise<Refusal | null> {
  if (await isDisposable(email)) return refuse("email-disposable", field);
  return (await findCustomerByEmail(db, email)) ? refuse("email-registered", field) : null;
}
