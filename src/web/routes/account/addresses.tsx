import { AddressBook } from "#web/account/address-book.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Addresses");

/** The page `/account/addresses`: the address book. */
export default function AccountAddresses() {
  return <AddressBook />;
}
