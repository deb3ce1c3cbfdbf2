import { fieldMessages } from "#domain/account/forms.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { type CheckoutForm, checkoutForm } from "../checkout-form.ts";
import type { ContactPart } from "./correction.ts";

/** What of whom an order is for can be another, by its part. The address mails go to stays, and how it is paid is not told here. */
const partFields = {
  name: ["first_name", "last_name", "company"],
  phone: ["phone_number"],
  delivery: ["address", "apartment", "city_town", "province", "postcode"],
  billing: ["bill_to_name", "bill_to_company", "bill_to_address", "bill_to_city_town", "bill_to_postcode"],
  "po-number": ["po_number"],
  instructions: ["instructions"],
} as const satisfies Record<ContactPart, readonly (keyof CheckoutForm)[]>;

const parts = Object.keys(partFields) as readonly ContactPart[];

/** The fields of the checkout that can be put right later. */
export const contactFields: readonly (keyof CheckoutForm)[] = Object.values(partFields).flat();

/** Whom an order is for with what was typed, by field; as strict as the checkout. No parts: nothing is another. */
export function changedContact(
  before: CheckoutForm,
  typed: Readonly<Record<string, string>>,
):
  | { readonly ok: true; readonly contact: CheckoutForm; readonly parts: readonly ContactPart[] }
  | Refusal<"refused"> {
  const known = Object.entries(typed).filter(([name]) => contactFields.some((field) => field === name));
  const read = checkoutForm.safeParse({ ...before, ...Object.fromEntries(known) });
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  const contact = read.data;
  const changed = parts.filter((part) =>
    partFields[part].some((field) => (contact[field] ?? "") !== (before[field] ?? "")),
  );
  return { ok: true, contact: { ...contact, email: before.email }, parts: changed };
}
