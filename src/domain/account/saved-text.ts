import * as z from "zod/mini";
import { messageOf, type MessageCode } from "#domain/messages.ts";
import { withoutDirections } from "./plain-text.ts";

/** Control characters; a text of several lines has line ends and tabs. */
const inLine = /\p{Cc}/u;
const inText = /[^\P{Cc}\n\t]/u;

function kept(required: MessageCode, invalid: MessageCode, longest: number, forbidden: RegExp) {
  return z.string(messageOf(required)).check(
    z.overwrite((typed) => withoutDirections(typed.replaceAll("\r\n", "\n"))),
    z.trim(),
    z.normalize("NFC"),
    z.minLength(1, { error: messageOf(required), abort: true }),
    z.maxLength(longest, messageOf(invalid)),
    z.refine((typed) => typed.isWellFormed() && !forbidden.test(typed), messageOf(invalid)),
  );
}

/** A line that is kept and shown as it is, tags and all: nothing in it is ever read as markup. */
export function singleLineText(required: MessageCode, invalid: MessageCode, longest: number) {
  return kept(required, invalid, longest, inLine);
}

/** The same, of several lines. */
export function multilineText(required: MessageCode, invalid: MessageCode, longest: number) {
  return kept(required, invalid, longest, inText);
}
