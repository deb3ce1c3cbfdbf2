import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** Of fewer letters an index of trigrams knows only where words begin. */
const INDEXED_LETTERS = 3;

/** A text as `like` looks for it: percent signs and underscores are themselves. */
export function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Whether a folded text holds a word; one of fewer than three letters where a word begins, and not as the first of the text, which is
 * a number that all begin alike.
 */
export function holdsWord(text: SQLWrapper, word: string): SQL {
  const before = word.length < INDEXED_LETTERS ? "% " : "%";
  return sql`${text} like ${`${before}${literal(word)}%`}`;
}
