import * as z from "zod/mini";
import { accountLimits } from "./limits.ts";
import { say, type MessageCode } from "./messages.ts";

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
      .string(say(required))
      .check(z.overwrite(normalEmail), z.minLength(1, { error: say(required), abort: true })),
    z.email(say(invalid)).check(z.maxLength(accountLimits.emailMax, say(invalid))),
  );
}

export const email = emailField("email-required", "email-invalid");
