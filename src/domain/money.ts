import { grouped, ungrouped } from "./grouped.ts";

/** Money is whole New Zealand cents, GST included. Rates finer than a cent are thousandths of a cent (decision 003). */
export type Cents = number;

/** Thousandths of a cent, whole: what a selection asks before the minimum charge and the price ending. */
export type MilliCents = number;

/** A wire price in dollars with at most two decimals, from whole cents. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Whole cents from a wire price in dollars. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** "$1,045.00": how a price is written on a page or a document. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? "-" : ""}$${grouped(Math.abs(cents) / 100, 2)}`;
}

/** "$1" where cents would say nothing, else "$1.50": of a price within a sentence. */
export function formatShortMoney(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, "");
}

/** "$1,045.00" of a wire price in dollars. */
export function formatDollars(dollars: number): string {
  return formatMoney(toCents(dollars));
}

/** The 15% GST within a total: three parts of twenty-three, rounded once per document. */
export function gstIn(total: Cents): Cents {
  return Math.round((total * 3) / 23);
}

/** Dollars as people type them: "57", "57.5", "$1,045.00"; a comma only where it groups. */
const TYPED_AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Whole cents of an amount as it was typed; null when it is none, or nothing. */
export function parseCents(typed: string): Cents | null {
  const [, dollars, cents = ""] =
    TYPED_AMOUNT.exec(ungrouped(typed.normalize("NFKC").replace(/^\s*\$/, ""))) ?? [];
  const read = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return read > 0 ? read : null;
}
