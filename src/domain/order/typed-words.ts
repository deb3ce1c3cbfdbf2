import { isPlainText, withoutDirections } from "#domain/account/plain-text.ts";
import { messageOf } from "#domain/messages.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";

const LONGEST = 2_000;

interface Typed {
  readonly ok: true;
  readonly words: string;
}

/** Words of several lines as they were meant. */
function asMeant(typed: string): string {
  return withoutDirections(typed).replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").trim().normalize("NFC");
}

function read(field: string, typed: string): Typed | Refusal<"refused"> {
  const words = asMeant(typed);
  const isPlain = words.split("\n").every(isPlainText);
  return words.length <= LONGEST && isPlain
    ? { ok: true, words }
    : refuseFields("refused", { [field]: messageOf("message-invalid") });
}

/** What a change is asked for with: it must say something. */
export function typedMessage(typed: string): Typed | Refusal<"message-required" | "refused"> {
  return asMeant(typed) === "" ? refuse("message-required", "words") : read("words", typed);
}

/** Why something is cancelled; it may be left empty. */
export function typedReason(typed: string): Typed | Refusal<"refused"> {
  return read("reason", typed);
}

/** What the shop says about a proof; it may be left empty. */
export function typedNote(typed: string): Typed | Refusal<"refused"> {
  return read("note", typed);
}
