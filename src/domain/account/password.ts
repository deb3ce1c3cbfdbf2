import * as z from "zod/mini";
import { accountLimits } from "./limits.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";

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
