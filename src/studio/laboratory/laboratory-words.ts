import { formatMoney } from "#domain/money.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type LaboratoryView = StudioReplyTo<"GET laboratory">;
export type Found = NonNullable<LaboratoryView["found"]>;
export type TriedConfiguration = Found["rises"][number];
export type Explanation = StudioReplyTo<"GET laboratory/configurations/:hash">;

/** What another shop asks. */
export type Rival = Explanation["rivals"][number];

/** "1 configuration", "1,215 configurations". */
export function countWords(number: number, one: string, many: string): string {
  return `${number.toLocaleString("en-NZ")} ${number === 1 ? one : many}`;
}

/** "250 pieces", "3 sets of 250 pieces". */
export function amountWords({ pieces, sets }: Pick<TriedConfiguration, "pieces" | "sets">): string {
  const all = countWords(pieces, "piece", "pieces");
  return sets === 1 ? all : `${sets} sets of ${all}`;
}

/** "+4.2%" of what it was; "" where it was nothing, or is none. */
export function changeWords(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0) return "";
  const share = ((after - before) * 100) / Math.abs(before);
  if (share === 0) return "same";
  return `${share > 0 ? "+" : "−"}${Math.abs(share).toFixed(1)}%`;
}

/** Money, or words in its place. */
export function moneyOr(cents: number | null, none: string): string {
  return cents === null ? none : formatMoney(cents);
}

/** Cents of one piece: "8.4 c", "$1.20". */
export function eachWords(cents: number): string {
  if (cents >= 100) return formatMoney(Math.round(cents));
  return `${cents < 10 ? cents.toFixed(1) : Math.round(cents)} c`;
}

/** What is left of a price over its cost, of the price: "64.2%". */
export function marginShare(price: number | null, cost: number | null): string {
  if (price === null || cost === null || price === 0) return "not known";
  return `${(((price - cost) * 100) / price).toFixed(1)}%`;
}

/** "5 to 10% more", "over 20% less", "the same". */
export function stepWords({ from, to }: Found["steps"][number]): string {
  if (from === to) return "the same";
  const ends = [from, to].map((end) => (end === null ? null : Math.abs(end)));
  const way = (from ?? 0) < 0 || to === -20 ? "less" : "more";
  const numbers = ends.filter((end) => end !== null).toSorted((one, other) => one - other);
  if (numbers.length === 1) return `over ${numbers[0]}% ${way}`;
  return numbers[0] === 0 ? `up to ${numbers[1]}% ${way}` : `${numbers[0]} to ${numbers[1]}% ${way}`;
}

/** Below a bar, in per cent: "+5 to +10". */
export function stepLabel({ from, to }: Found["steps"][number]): string {
  if (from === to) return "same";
  const signed = (percent: number) =>
    percent === 0 ? "0" : `${percent < 0 ? "−" : "+"}${Math.abs(percent)}`;
  if (from === null) return `below ${signed(to ?? 0)}`;
  return to === null ? `over ${signed(from)}` : `${signed(from)} to ${signed(to)}`;
}
