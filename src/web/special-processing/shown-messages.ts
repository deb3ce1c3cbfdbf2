import { messageOf } from "#domain/messages.ts";
import type { FieldMessages } from "#domain/refusal.ts";

/** What is only missing is said when the form is sent; what is wrong as it stands is said at once. */
const missing: ReadonlySet<string> = new Set([
  messageOf("size-required"),
  messageOf("cuts-required"),
  messageOf("stickers-required"),
  messageOf("special-processing-required"),
]);

/** The sides that are typed; their check waits until the typing has paused (banner.md 8). */
const sides: ReadonlySet<string> = new Set(["width", "height"]);

interface When {
  readonly sent: boolean;
  readonly typingSize: boolean;
}

/** The messages of the configured part of the form: all of them once it was sent. */
export function shownMessages(messages: FieldMessages, { sent, typingSize }: When): FieldMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([field, message]) => (sent || !missing.has(message)) && !(typingSize && sides.has(field)),
    ),
  );
}

export function isSide(field: string): boolean {
  return sides.has(field);
}
