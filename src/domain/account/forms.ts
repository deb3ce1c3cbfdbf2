import type { FieldMessages } from "#domain/refusal.ts";
import * as z from "zod/mini";
import {
  email,
  givenPassword,
  firstName,
  lastName,
  newPassword,
  emailField,
  nameField,
  optionalLine,
  phoneNumber,
  requiredLine,
} from "./fields.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";
import { accountLimits } from "./limits.ts";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field, from what a schema found. */
export function fieldMessages(issues: readonly Issue[]): FieldMessages {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] ??= message;
  return fields;
}

/** SIGN IN; the guest's dialog 'Email Already Registered!' sends the same with the address already typed. */
export const signInForm = z.object({ email, password: givenPassword("password-required") });

export const forgotPasswordForm = z.object({ email });

export type SignIn = z.output<typeof signInForm>;

/** REGISTER in the sign-in dialog and the page `/register`. */
export const registrationForm = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: newPassword("password-required"),
});

export type Registration = z.output<typeof registrationForm>;

const typedCode = z.string(messageOf("code-required")).check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, "")),
  z.minLength(1, { error: messageOf("code-required"), abort: true }),
  z.regex(/^\d{6}$/, messageOf("code-incorrect")),
);

/** The Email Verification dialog. Spaces that came with a pasted code are dropped. */
export const verificationForm = z.object({ email, code: typedCode });

export type Verification = z.output<typeof verificationForm>;

function confirmed(typed: { new_password?: string; confirm_password?: string }): boolean {
  return typed.new_password === typed.confirm_password;
}

/** Old, new and repeated password; a temporary password counts as the old one. */
export const passwordChangeForm = z
  .object({
    old_password: givenPassword("old-password-required"),
    new_password: newPassword("new-password-required"),
    confirm_password: givenPassword("confirm-password-required"),
  })
  .check(z.refine(confirmed, { path: ["confirm_password"], error: messageOf("passwords-differ") }));

export type PasswordChange = z.output<typeof passwordChangeForm>;

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

const invalid = messageOf("address-text-invalid");
function required(code: MessageCode) {
  return requiredLine(accountLimits.addressLineMax, messageOf(code), invalid);
}
const optional = optionalLine(accountLimits.addressLineMax, invalid);

/** An entry of the address book. The wire names are those of the quotation's Bill To, and a label. */
export const addressForm = z.object({
  address_label: required("address-label-required"),
  company: optional,
  address: required("street-address-required"),
  apartment: optional,
  city_town: required("city-required"),
  province: required("province-required"),
  postcode: required("postcode-required"),
  phone_number: phoneNumber,
});

export type Address = z.output<typeof addressForm>;

const place = ["company", "address", "apartment", "city_town", "province", "postcode"] as const;

/** Two entries with the same key are the same place: label and phone, capitals and spacing do not count. */
export function placeKey(address: Address): string {
  return place
    .map((field) =>
      address[field]
        .toLowerCase()
        .replaceAll(/[\s,.]+/g, " ")
        .trim(),
    )
    .join("|");
}
