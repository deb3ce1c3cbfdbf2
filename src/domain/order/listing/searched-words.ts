import { folded } from "#domain/folded.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { SearchedWords } from "./order-list.ts";

/** With fewer letters no index helps to find them. */
const LETTERS = 3;

const TOO_SHORT = "Please type words of three letters or more, or the beginning of a number: K26.";

/** More words find nothing that fewer do not. */
const MOST_WORDS = 6;

/** How each order's number begins: "K26-". */
const numberStart = /^k(\d{1,2}(-[a-z0-9]*)?)?$/;

/**
 * What somebody typed to find an order: words of three letters or more, or the beginning of its number, which is looked for where numbers begin. Capitals, accents and macrons
 * make no difference.
 */
export function searchedWords(
  typed: string,
): { readonly ok: true; readonly search: SearchedWords } | Refusal<"refused"> {
  const words = folded(typed)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  const start = words.find((word) => numberStart.test(word)) ?? null;
  const others = words.filter((word) => word !== start);
  if (others.some((word) => word.length < LETTERS)) return refuseFields("refused", { search: TOO_SHORT });
  return { ok: true, search: { words: others, numberStart: start?.toUpperCase() ?? null } };
}
