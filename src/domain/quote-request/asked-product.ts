import type { Finding } from "#domain/configure/check.ts";

/**
 * What keeps a product from being asked for: what cannot be made and what is not said yet. Too large, too many cuts and a
 * quantity outside the tiers are what a quote is for.
 */
export function unaskable(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === "error");
}

/** What makes a product one that only a person can price, by field and code, in the words of the shop's staff. */
const REASONS: Readonly<Record<string, string>> = {
  "size too-large": "a size above our largest",
  "cutPerShape too-many": "more cuts than we price",
  "quantity too-large": "more pieces than we price",
  "quantity too-small": "fewer pieces than we price",
};

/** Why a product was asked for instead of ordered, for the staff; that it has a price is a reason too. */
export function askedBecause(findings: readonly Finding[]): string {
  const reasons = findings.flatMap(({ field, code }) => REASONS[`${field} ${code}`] ?? []);
  return reasons.length === 0 ? "a question about something with a price" : reasons.join(", ");
}
