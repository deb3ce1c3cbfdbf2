import * as z from "zod/mini";
import { fieldMessages } from "#domain/account/forms.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { type CheckoutForm, checkoutForm, regionChecks } from "../checkout-form.ts";
import type { CorrectedPart } from "./correction.ts";

/** What of whom an order is for can be another, by its part. The address mails go to stays, and how it is paid is not told here. */
const partFields = {
  name: ["first_name", "last_name", "company"],
  phone: ["phone_number"],
  delivery: ["address", "apartment", "city_town", "province", "postcode"],
  billing: ["bill_to_name", "bill_to_company", "bill_to_address", "bill_to_city_town", "bill_to_postcode"],
  "po-number": ["po_number"],
  instructions: ["instructions"],
} as const satisfies Record<CorrectedPart, readonly (keyof CheckoutForm)[]>;

const parts = Object.keys(partFields) as readonly CorrectedPart[];

const correctedForm = checkoutForm.check(...regionChecks);

/** The fields of the checkout that can be put right later. */
const contactFields: readonly (keyof CheckoutForm)[] = Object.values(partFields).flat();

/** Those fields of an order as they are. */
export function changeableContact(contact: CheckoutForm): Readonly<Record<string, string>> {
  return Object.fromEntries(contactFields.map((field) => [field, contact[field] ?? ""]));
}

/** What a form of them takes, as strict as the checkout. */
export const contactForm = z.omit(checkoutForm, { email: true, pay_by: true });

/** The fields with their labels: whom it is for and where it goes; then whom to bill, where that is another. */
export const contactLabels = {
  delivery: [
    ["first_name", "First name"],
    ["last_name", "Last name"],
    ["company", "Company"],
    ["phone_number", "Phone"],
    ["address", "Street address"],
    ["apartment", "Apartment, unit, floor or suburb"],
    ["city_town", "City"],
    ["province", "Region"],
    ["postcode", "Postcode"],
    ["instructions", "Delivery instructions"],
    ["po_number", "PO number"],
  ],
  billing: [
    ["bill_to_name", "Name on the invoice"],
    ["bill_to_company", "Company on the invoice"],
    ["bill_to_address", "Street address of the invoice"],
    ["bill_to_city_town", "City of the invoice"],
    ["bill_to_postcode", "Postcode of the invoice"],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [keyof CheckoutForm, string])[]>>;

/** Whom an order is for with what was typed, by field; as strict as the checkout. No parts: nothing is another. */
export function changedContact(
  before: CheckoutForm,
  typed: Readonly<Record<string, string>>,
):
  | { readonly ok: true; readonly contact: CheckoutForm; readonly parts: readonly CorrectedPart[] }
  | Refusal<"refused"> {
  const known = Object.entries(typed).filter(([name]) => contactFields.some((field) => field === name));
  const read = correctedForm.safeParse({ ...before, ...Object.fromEntries(known) });
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  const contact = read.data;
  const changed = parts.filter((part) =>
    partFields[part].some((field) => (contact[field] ?? "") !== (before[field] ?? "")),
  );
  return { ok: true, contact: { ...contact, email: before.email }, parts: changed };
}
