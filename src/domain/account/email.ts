import * as z from "zod/mini";
import { accountLimits } from "./limits.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";

/** The form in which addresses are stored and compared: mailboxes do not tell capitals apart. */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The part after the @. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/** An e-mail address as typed, trimmed and in lower case; refused in the words of the form it is on. */
export function emailField(required: MessageCode, invalid: MessageCode) {
  return z.pipe(
    z
      .string(messageOf(required))
      .check(z.overwrite(normalEmail), z.minLength(1, { error: messageOf(required), abort: true })),
    z.email(messageOf(invalid)).check(z.maxLength(accountLimits.emailMax, messageOf(invalid))),
  );
}

export const email = emailField("email-required", "email-invalid");
