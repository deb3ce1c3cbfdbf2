import { say } from "../../../domain/account/messages.ts";
import type { FieldMessages } from "../../../domain/account/refusal.ts";

/** What is only missing is said when the form is sent; what is wrong as it stands is said at once. */
const missing: ReadonlySet<string> = new Set([
  say("size-required"),
  say("cuts-required"),
  say("stickers-required"),
  say("special-processing-required"),
]);

/** The messages of the configured part of the form: all of them once it was sent. */
export const shownMessages = (messages: FieldMessages, sent: boolean): FieldMessages =>
  sent
    ? messages
    : Object.fromEntries(Object.entries(messages).filter(([, message]) => !missing.has(message)));
