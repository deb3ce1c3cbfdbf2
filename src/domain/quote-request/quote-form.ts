import * as z from "zod/mini";
import { email, firstName, lastName } from "#domain/account/fields.ts";
import { quotePerson } from "#domain/account/forms.ts";
import { messageOf } from "#domain/messages.ts";
import { isComment, type QuoteType } from "./quote-request.ts";

/** The typed quantity of a quote request: at most six digits (quotes-and-accounts.md 5). */
export const QUOTE_QUANTITY_LENGTH = 6;

const required = messageOf("quote-quantity");

const quantity = z.string(required).check(
  z.trim(),
  z.regex(/^\d{1,6}$/, required),
  z.refine((digits) => Number(digits) > 0, required),
);

const comment = z._default(
  z.string().check(z.refine(isComment, "Please write plain text of at most 4,000 characters.")),
  "",
);

const special = { firstname: firstName, lastname: lastName, email_address: email };

/** Who asks, for those who are not signed in, in the words of each form. */
export const personForms = {
  "Special Size": z.object(quotePerson),
  "Special Processing": z.object(special),
} as const satisfies Record<QuoteType, z.ZodMiniType>;

export type QuotePerson = z.output<(typeof personForms)[QuoteType]>;

/** What the dialog 'Request a Quote' asks: a message, the person unless signed in, the quantity when the product has none yet. */
export function quoteForm(asks: { readonly person: boolean; readonly quantity: boolean }) {
  const fields: Record<string, z.ZodMiniType<string>> = {
    comment,
    ...(asks.person ? quotePerson : {}),
    ...(asks.quantity ? { quantity } : {}),
  };
  return z.object(fields);
}
