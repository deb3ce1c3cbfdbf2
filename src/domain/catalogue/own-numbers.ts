import type { Shop } from "./schema.ts";

/**
 * What the program comes with, so that pages and papers can be looked at. Nobody has them: the check digit of the GST number is
 * wrong, and no bank has the number 99.
 */
export const demonstrationNumbers = {
  gstNumber: "123-456-789",
  bankAccount: { name: "Kisscut Ltd", number: "99-0123-0456789-00" },
} as const;

/** How the demonstration is reached: nobody lives there, and no name ends like its mail's (RFC 2606). */
export const demonstrationPlace = {
  streetAddress: "12 Guillotine Lane",
  city: "Auckland",
  postcode: "1010",
  phone: "09 555 0142",
  email: "hello@kisscut.example",
} as const;

/** Whether the shop says where it is, and how to call and write to it. */
export function hasOwnPlace(shop: Pick<Shop, "email" | "phone" | "streetAddress">): boolean {
  return (["streetAddress", "phone", "email"] as const).every(
    (field) => shop[field] !== demonstrationPlace[field],
  );
}

type Numbered = Pick<Shop, "bankAccount" | "gstNumber">;

/** Whether the shop has entered a GST number of its own. */
export function hasOwnGstNumber({ gstNumber }: Numbered): boolean {
  return gstNumber !== undefined && gstNumber !== demonstrationNumbers.gstNumber;
}

/** The shop's own account; null where there is none, and where it is the demonstration's: no money can go there. */
export function ownBankAccount({ bankAccount }: Numbered): NonNullable<Shop["bankAccount"]> | null {
  return bankAccount === undefined || bankAccount.number === demonstrationNumbers.bankAccount.number
    ? null
    : bankAccount;
}

/** Whether the shop still has no GST number or no account of its own: it takes orders, and issues no invoice (decision 361). */
export function isDemonstrationShop(shop: Numbered): boolean {
  return !hasOwnGstNumber(shop) || ownBankAccount(shop) === null;
}
