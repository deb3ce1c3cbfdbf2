import { folded } from "#domain/folded.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { withOrderNumbers } from "../order-number.ts";
import type { SearchTerms } from "./order-list.ts";

/** With fewer letters no index helps to find them. */
const LETTERS = 3;

const TOO_SHORT = "Please type a word of three letters or more, or the beginning of a number: K26.";

/** More words find nothing that fewer do not. */
const MOST_WORDS = 6;

/** How each order's number begins: "K26-". */
const numberStart = /^k(\d{1,2}(-[a-z0-9]*)?)?$/;

/** A whole number is one word, however it is written: "k264f7q2m". "K26 labels" is the beginning of one, and a word. */
function wordsIn(typed: string): readonly string[] {
  const parts = typed.split(/\s+/u).map(withOrderNumbers);
  return folded(parts.join(" "))
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * What somebody typed to find an order: words, one of them of three letters or more, or the beginning of its number, which is looked
 * for where numbers begin. Capitals, accents and macrons make no difference; signs alone are no words.
 */
export function searchTerms(
  typed: string,
): { readonly ok: true; readonly search: SearchTerms } | Refusal<"refused"> {
  const words = wordsIn(typed).slice(0, MOST_WORDS);
  const start = words.find((word) => numberStart.test(word)) ?? null;
  const others = words.filter((word) => word !== start);
  const isShort = others.length > 0 && others.every((word) => word.length < LETTERS);
  const isOnlySigns = words.length === 0 && typed.trim() !== "";
  if (isShort || isOnlySigns) return refuseFields("refused", { search: TOO_SHORT });
  return { ok: true, search: { words: others, numberStart: start?.toUpperCase() ?? null } };
}
