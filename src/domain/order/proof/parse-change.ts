import { refuse, type Refusal } from "#domain/refusal.ts";
import { isBlank, wordsInput } from "#domain/account/text-inputs.ts";
import type { ProofPin } from "./pin.ts";

/** What a change is asked for with, as it was meant. */
export interface ChangeInput {
  readonly ok: true;
  readonly words: string;
  readonly pins: readonly ProofPin[];
}

/** A change says something: in words, or at its pins, each of which says what is to be changed there. */
export function parseChange(
  words: string,
  pins: readonly ProofPin[],
): ChangeInput | Refusal<"message-required" | "pin-words-required" | "refused"> {
  if (isBlank(words) && pins.length === 0) return refuse("message-required", "words");
  if (pins.some((pin) => isBlank(pin.words))) return refuse("pin-words-required", "pins");
  const said = wordsInput("words", words);
  if (!said.ok) return said;
  const read: ProofPin[] = [];
  for (const pin of pins) {
    const typed = wordsInput("pins", pin.words);
    if (!typed.ok) return typed;
    read.push({ ...pin, words: typed.words });
  }
  return { ok: true, words: said.words, pins: read };
}
