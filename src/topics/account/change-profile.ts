import type { Profile } from "#domain/account/forms.ts";
import type { Refusal } from "#domain/refusal.ts";
import { renameCustomer, type Customer } from "#topics/person/customers.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";

/** Changes the customer's names; the e-mail address is the account and stays. */
export async function changeProfile(
  services: Pick<Services, "db">,
  caller: Caller,
  typed: Profile,
): Promise<{ readonly ok: true; readonly customer: Customer } | Refusal<MemberFault>> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const name = { firstName: typed.first_name, lastName: typed.last_name };
  await renameCustomer(services.db, current.customer.id, name);
  return { ok: true, customer: { ...current.customer, ...name } };
}
