import { type Refusal, refuse } from "#domain/refusal.ts";
import {
  addAddressRow,
  type AddressText,
  changeAddressRow,
  type CustomerAddress,
  hasOtherAddressAt,
  lockAddressBook,
  readAddresses,
  removeAddressRow,
} from "./addresses.ts";
import { type Caller, currentCustomer, type MemberFault } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { type Address, placeKey } from "#domain/account/forms.ts";
import { accountLimits } from "#domain/account/limits.ts";

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

interface Saved {
  readonly ok: true;
  readonly address: CustomerAddress;
}

/** Where somebody is, in the wire's names: those of Bill To (quotes-and-accounts.md 3). */
type Place = Omit<Address, "address_label">;

/** The same, as tables have it. */
type PlaceColumns = Omit<Place, "city_town" | "phone_number"> & {
  readonly cityTown: string;
  readonly phoneNumber: string;
};

export function placeOf(row: PlaceColumns): Place {
  return {
    company: row.company,
    address: row.address,
    apartment: row.apartment,
    city_town: row.cityTown,
    province: row.province,
    postcode: row.postcode,
    phone_number: row.phoneNumber,
  };
}

export function placeColumns(place: Place): PlaceColumns {
  return {
    company: place.company,
    address: place.address,
    apartment: place.apartment,
    cityTown: place.city_town,
    province: place.province,
    postcode: place.postcode,
    phoneNumber: place.phone_number,
  };
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
