import { grouped } from "#domain/grouped.ts";
import type { Cents } from "#domain/money.ts";

/** A total shared out over its pieces, as far as it can be said in money: "$1.30", below a dollar always "11 c" or "2.6 c". */
interface Each {
  readonly text: string;
  /** Whether the pieces times this are the total. */
  readonly exact: boolean;
}

function each(total: Cents, pieces: number): Each {
  const cents = total / pieces;
  const whole = Math.round(cents);
  const exact = Math.abs(cents - whole) < 1e-9;
  if (cents >= 100) return { text: `$${grouped(whole / 100, 2)}`, exact };
  return { text: `${exact || cents >= 9.95 ? whole : cents.toFixed(1)} c`, exact };
}

/** "$1.30", or "about 11 c" where no price can be that exact. Derived for display, never multiplied back. */
export function formatEach(total: Cents, pieces: number): string {
  const { text, exact } = each(total, pieces);
  return exact ? text : `about ${text}`;
}

/** The same without the word, for a column that says "about" once. */
export function formatEachShort(total: Cents, pieces: number): string {
  return each(total, pieces).text;
}
