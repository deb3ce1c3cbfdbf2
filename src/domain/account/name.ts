import { accountLimits } from "./limits.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";
import { requiredLine } from "./text-line.ts";

/** A first or last name: required, at most 100 characters, no HTML tags (quotes-and-accounts.md 5). */
export function nameField(required: MessageCode, invalid: MessageCode) {
  return requiredLine(accountLimits.nameMax, messageOf(required), messageOf(invalid));
}

export const firstName = nameField("first-name-required", "first-name-invalid");
export const lastName = nameField("last-name-required", "last-name-invalid");
