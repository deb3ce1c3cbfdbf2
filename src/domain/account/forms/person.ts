import * as z from "zod/mini";
import { email, emailField } from "../email.ts";
import { firstName, lastName, nameField } from "../name.ts";

/** The profile: the e-mail address is the account and does not change here. */
export const profileForm = z.object({ first_name: firstName, last_name: lastName });

/** A remembered guest: name and address. */
export const guestForm = z.object({ first_name: firstName, last_name: lastName, email });

/** Name and e-mail of the quote request forms, in their own words (quotes-and-accounts.md 5, Quote form). */
export const quotePerson = {
  firstname: nameField("quote-first-name", "first-name-invalid"),
  lastname: nameField("quote-last-name", "last-name-invalid"),
  email_address: emailField("quote-email", "quote-email-invalid"),
};

export type Profile = z.output<typeof profileForm>;
export type GuestDetails = z.output<typeof guestForm>;
