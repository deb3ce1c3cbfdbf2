import * as z from "zod/mini";
import { quotePerson } from "../../account/forms/person.ts";
import { say } from "../../account/messages.ts";

/** The typed quantity of a quote request: at most six digits (quotes-and-accounts.md 5). */
export const QUOTE_QUANTITY_LENGTH = 6;

const required = say("quote-quantity");

const quantity = z.string(required).check(
  z.trim(),
  z.regex(/^\d{1,6}$/, required),
  z.refine((digits) => Number(digits) > 0, required),
);

/** Who asks, for those who are not signed in. */
export const quotePersonForm = z.object(quotePerson);

export type QuotePerson = z.output<typeof quotePersonForm>;

/** What the dialog 'Request a Quote' asks: the person unless signed in, the quantity when the product has none yet. */
export const quoteForm = (asks: { readonly person: boolean; readonly quantity: boolean }) =>
  z.object({
    ...(asks.person ? quotePerson : {}),
    ...(asks.quantity ? { quantity } : {}),
  });
