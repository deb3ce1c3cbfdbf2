import { tidyQuery } from "./words.ts";

/** Longer searches are messages to somebody, in letters. */
const LONGEST_KEPT = 40;

/** Searches that fewer made are shown to nobody. */
export const LEAST_SHOWN = 3;

/** "210 x 297 mm", "50 by 50": how large something is, and no number of anybody. */
const size = /\d{1,4}(?:\.\d+)?\s*(?:mm|cm|m)?\s*(?:[x×*]|by)\s*\d{1,4}(?:\.\d+)?/g;

const personal: readonly RegExp[] = [
  // Mail addresses and those of pages.
  /@|[a-z]\.[a-z]{2}/,
  // Five digits, whatever stands between them: of a telephone, an account, an order.
  /\d(?:[\s().+/-]*\d){4}/,
  // Letters and digits mixed, as in the numbers of orders and parcels.
  /\b(?=[a-z\d-]{6,}\b)[a-z\d-]*(?:[a-z]\d+[a-z]|\d[a-z]+\d)/,
  // A house in its street, and a box.
  /\b\d+[a-z]?\s+(?:\S+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|crescent|cres|terrace|tce|way|quay|parade|close|court|highway|grove|place)\b/,
  /\bp\.?\s*o\.?\s+box\b/,
];

/**
 * A search as it may be kept, tidied; null where nothing was searched, where it is too long for a search, and where it looks like an
 * address, a telephone number or another long number (decision 425).
 */
export function keptSearch(typed: string): string | null {
  const tidy = tidyQuery(typed);
  if (tidy === "" || Math.max(tidy.length, typed.trim().length) > LONGEST_KEPT) return null;
  const rest = typed.normalize("NFKC").toLowerCase().replaceAll(size, " ");
  return personal.some((pattern) => pattern.test(rest)) ? null : tidy;
}
