import { isPlainText, withoutDirections } from "./plain-text.ts";
import { messageOf } from "#domain/messages.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";

const LONGEST = 2_000;

interface Typed {
  readonly ok: true;
  readonly words: string;
}

/** Words of several lines as they were meant. */
function asMeant(typed: string): string {
  return withoutDirections(typed).replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").trim().normalize("NFC");
}

/** Whether nothing was typed but spaces. */
export function isBlank(typed: string): boolean {
  return asMeant(typed) === "";
}

/** Words of several lines at a field; they may be left empty. */
export function wordsInput(field: string, typed: string): Typed | Refusal<"refused"> {
  const words = asMeant(typed);
  const isPlain = words.split("\n").every(isPlainText);
  return words.length <= LONGEST && isPlain
    ? { ok: true, words }
    : refuseFields("refused", { [field]: messageOf("message-invalid") });
}

/** A message: it must say something, unless files come with it. */
export function messageInput(typed: string, files = 0): Typed | Refusal<"message-required" | "refused"> {
  return isBlank(typed) && files === 0 ? refuse("message-required", "words") : wordsInput("words", typed);
}

/** Why something is cancelled; it may be left empty. */
export function reasonInput(typed: string): Typed | Refusal<"refused"> {
  return wordsInput("reason", typed);
}

/** What the shop says about a proof; it may be left empty. */
export function noteInput(typed: string): Typed | Refusal<"refused"> {
  return wordsInput("note", typed);
}
