import * as z from "zod/mini";
import { isPrinted, isSeen, unprintedMessage } from "#domain/letters/printed-letters.ts";
import { isPlainText, withoutDirections } from "./plain-text.ts";
import { accountLimits } from "./limits.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";

/** As it was meant: nothing turns its direction, no spaces round it, composed letters ("ā" is one); NFKC makes wide digits plain ones, too. */
function asMeant(form: "NFC" | "NFKC") {
  return [z.overwrite(withoutDirections), z.trim(), z.normalize(form)];
}

/** What stands on labels and invoices must be letters that they can print (decision 360). */
function printed() {
  return z.refine<string>(isPrinted, { error: ({ input }) => unprintedMessage(String(input)) });
}

/** A typed line that has to be given; the sentences for one that is missing, and for one that is too long or not plain. */
export function requiredLine(
  longest: number,
  required: string,
  invalid: string,
  form: "NFC" | "NFKC" = "NFC",
) {
  return z
    .string(required)
    .check(
      ...asMeant(form),
      z.minLength(1, required),
      z.refine(isSeen, required),
      z.maxLength(longest, invalid),
      z.refine(isPlainText, { error: invalid, abort: true }),
      printed(),
    );
}

/** A typed line that may be left empty. */
export function optionalLine(longest: number, invalid: string) {
  return z._default(
    z
      .string(invalid)
      .check(
        ...asMeant("NFC"),
        z.maxLength(longest, invalid),
        z.refine(isPlainText, { error: invalid, abort: true }),
        printed(),
      ),
    "",
  );
}

/** Digits of the shortest number that can be called. */
const FEWEST_PHONE_DIGITS = 6;

/** A phone number, with whatever is said beside it; "-" or "none" is none: the courier calls it. */
export const phoneNumber = requiredLine(
  accountLimits.addressLineMax,
  messageOf("phone-number-required"),
  messageOf("address-text-invalid"),
  "NFKC",
).check(
  z.refine((typed) => typed.replaceAll(/\D/g, "").length >= FEWEST_PHONE_DIGITS, messageOf("phone-invalid")),
);

/** A first or last name: required, at most 100 characters, no HTML tags (quotes-and-accounts.md 5). */
export function nameField(required: MessageCode, invalid: MessageCode) {
  return requiredLine(accountLimits.nameMax, messageOf(required), messageOf(invalid));
}

export const firstName = nameField("first-name-required", "first-name-invalid");
export const lastName = nameField("last-name-required", "last-name-invalid");

/** The form in which addresses are stored and compared: mailboxes do not tell capitals apart. */
function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The part after the @, in small letters. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Signs that an address may have before the @ (RFC 5321), dots only between others; then a domain of two names or more. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** An e-mail address as typed, trimmed and in lower case; refused in the words of the form it is on. */
export function emailField(required: MessageCode, invalid: MessageCode) {
  return z.pipe(
    z.string(messageOf(required)).check(z.overwrite(normalEmail), z.minLength(1, messageOf(required))),
    z
      .email({ pattern: EMAIL, error: messageOf(invalid) })
      .check(z.maxLength(accountLimits.emailMax, messageOf(invalid))),
  );
}

export const email = emailField("email-required", "email-invalid");

function typedPassword(required: MessageCode) {
  return z
    .string(messageOf(required))
    .check(z.trim(), z.minLength(1, { error: messageOf(required), abort: true }));
}

/** A password to be kept: trimmed, at least 6 characters (quotes-and-accounts.md 5, Register). */
export function newPassword(required: MessageCode) {
  return typedPassword(required).check(
    z.minLength(accountLimits.passwordMin, messageOf("password-too-short")),
    z.maxLength(accountLimits.passwordMax, messageOf("password-invalid")),
  );
}

/** A password to be compared with the kept one: anything but nothing, trimmed as it was when it was kept. */
export function givenPassword(required: MessageCode) {
  return typedPassword(required).check(z.maxLength(accountLimits.passwordMax, messageOf("password-invalid")));
}
