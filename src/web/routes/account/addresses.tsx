import { AddressBook } from "#web/features/account/page/addresses/address-book.tsx";
import { accountMeta } from "./account-meta.ts";

export const meta = accountMeta("Addresses");

/** The page `/account/addresses`: the address book. */
export default function AccountAddresses() {
  return <AddressBook />;
}
