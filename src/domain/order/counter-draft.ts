import * as z from "zod/mini";
import { checkoutForm } from "./checkout-form.ts";

/** What is typed so far of whom an order is for, by the fields of the checkout. */
export type DraftContact = Readonly<Record<string, string>>;

/** The longest text that is kept of a field, right or wrong. */
const LONGEST = 500;

/** The fields of the checkout in what was sent, as they are kept: the address of the email in the form in which it is compared. */
export function draftContact(typed: Readonly<Record<string, string>>): DraftContact {
  const known = Object.entries(typed).filter(([field]) => Object.hasOwn(checkoutForm.shape, field));
  const short = Object.fromEntries(known.map(([field, text]) => [field, text.trim().slice(0, LONGEST)]));
  return short["email"] === undefined ? short : { ...short, email: short["email"].toLowerCase() };
}

/** Whom a draft is for, as lists and the shop's bar say it: "Jo Smith", an address, or "a new customer". */
export function draftName({
  first_name: first = "",
  last_name: last = "",
  company = "",
  email = "",
}: DraftContact): string {
  const name = `${first} ${last}`.trim();
  return name || company || email || "a new customer";
}

/** Where the shop is entered for a draft, and left again. */
export const counterPath = "/counter/";
export const backPath = `${counterPath}back`;

/** Within so long a link into the shop is followed. */
export const ticketLifeMs = 60_000;

/** Who a quotation is mailed to: where it goes can be said when it is ordered. */
export const quotationPerson = z.pick(checkoutForm, { email: true, first_name: true, last_name: true });
