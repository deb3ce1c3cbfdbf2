import * as z from "zod/mini";
import { accountLimits } from "./limits.ts";
import { say, type MessageCode } from "./messages.ts";
import { isPlainText, withoutDirections } from "./plain-text.ts";

/** A first or last name: required, at most 100 characters, no HTML tags (quotes-and-accounts.md 5). */
export const nameField = (required: MessageCode, invalid: MessageCode) =>
  z
    .string(say(required))
    .check(
      z.overwrite(withoutDirections),
      z.trim(),
      z.minLength(1, { error: say(required), abort: true }),
      z.maxLength(accountLimits.nameMax, say(invalid)),
      z.refine(isPlainText, say(invalid)),
    );

export const firstName = nameField("first-name-required", "first-name-invalid");
export const lastName = nameField("last-name-required", "last-name-invalid");
