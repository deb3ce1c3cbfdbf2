import type { Shop } from "./schema.ts";

/**
 * What the program comes with, so that pages and papers can be looked at. Nobody has them: the check digit of the GST number is
 * wrong, and no bank has the number 99.
 */
export const demonstrationNumbers = {
  gstNumber: "123-456-789",
  bankAccount: { name: "Kisscut Ltd", number: "99-0123-0456789-00" },
} as const;

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
