/** Longest question of the home page's search; what is longer is cut. */
export const LONGEST_QUERY = 60;

/** Words that say nothing about what is wanted in a shop of stickers. */
const EMPTY_WORDS = new Set(
  "a an and any are be can custom do for from have i in is it label labels made make me my need of on or our own please print printed put some something sticker stickers that the their to want we which will with you your".split(
    " ",
  ),
);

function tidied(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A question in lower case, letters and digits only, one space between words, cut: what means the same is one question. */
export function tidyQuery(text: string): string {
  return tidied(text.slice(0, LONGEST_QUERY));
}

/** The words of what the shop says of itself, each once. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(tidied(text).split(" "))].filter((word) => word !== "");
}

/** The words of a question that say something; all of them when none does ("stickers"). Each once. */
export function searchSynonyms(query: string): readonly string[] {
  const all = wordsIn(tidyQuery(query));
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** Jars and jar, boxes and box, dishes and dish are one word. */
function singular(word: string): string {
  if (word.length > 4 && /(s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** True when one letter more, less or other, or two neighbours exchanged, make one of the other. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOne = one.slice(start);
  const restOther = other.slice(start);
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
}

const SHORTEST_BEGINNING = 4;
const SHORTEST_SLIP = 5;

/** How well a typed word means a known one: 3 the word itself, 2 its beginning, 1 a slip of the finger, 0 another word. */
export function likeness(typed: string, known: string): 0 | 1 | 2 | 3 {
  if (singular(typed) === singular(known)) return 3;
  if (typed.length >= SHORTEST_BEGINNING && known.startsWith(typed)) return 2;
  return typed.length >= SHORTEST_SLIP && isOneSlipAway(singular(typed), singular(known)) ? 1 : 0;
}
