import { placeKey, type Address } from "#domain/account/forms.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import {
  addAddressRow,
  changeAddressRow,
  lockAddressBook,
  hasOtherAddressAt,
  type AddressText,
  type CustomerAddress,
} from "./addresses.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import type { Services } from "#topics/services.ts";
import { placeColumns } from "./place.ts";

interface Saved {
  readonly ok: true;
  readonly address: CustomerAddress;
}

function toText(typed: Address): AddressText {
  return {
    label: typed.address_label,
    ...placeColumns(typed),
    placeKey: placeKey(typed),
  };
}

/** Adds a place to the address book; each place is there once, and at most 50 of them. */
export async function addAddress(
  services: Pick<Services, "db">,
  caller: Caller,
  typed: Address,
): Promise<Saved | Refusal<MemberFault | "address-exists" | "address-not-added">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { id: customerId } = current.customer;
  return services.db.transaction(async (tx) => {
    if ((await lockAddressBook(tx, customerId)) >= accountLimits.addressesMax)
      return refuse("address-not-added");
    const address = await addAddressRow(tx, customerId, toText(typed));
    return address ? { ok: true, address } : refuse("address-exists");
  });
}

/** Changes an entry of the customer's own address book. */
export async function editAddress(
  services: Pick<Services, "db">,
  caller: Caller,
  id: number,
  typed: Address,
): Promise<Saved | Refusal<MemberFault | "address-exists" | "address-not-edited">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { id: customerId } = current.customer;
  const text = toText(typed);
  return services.db.transaction(async (tx) => {
    await lockAddressBook(tx, customerId);
    if (await hasOtherAddressAt(tx, customerId, text.placeKey, id)) return refuse("address-exists");
    const address = await changeAddressRow(tx, customerId, id, text);
    return address ? { ok: true, address } : refuse("address-not-edited");
  });
}
