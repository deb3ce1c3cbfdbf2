import { refuse, type Refusal } from "#domain/refusal.ts";
import { readAddresses, removeAddressRow, type CustomerAddress } from "./addresses.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";

/** The customer's address book, in the order it was written. */
export async function listAddresses(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly addresses: readonly CustomerAddress[] } | Refusal<MemberFault>> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  return { ok: true, addresses: await readAddresses(services.db, current.customer.id) };
}

export async function removeAddress(
  services: Pick<Services, "db">,
  caller: Caller,
  id: number,
): Promise<{ readonly ok: true } | Refusal<MemberFault | "not-found">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const removed = await removeAddressRow(services.db, current.customer.id, id);
  return removed ? { ok: true } : refuse("not-found");
}
