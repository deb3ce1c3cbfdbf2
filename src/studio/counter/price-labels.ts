import { grouped } from "#domain/grouped.ts";
import { type Cents, formatMoney, parseCents, toCents } from "#domain/money.ts";
import { marginOn } from "#domain/price/cost/margin.ts";

/** What a price leaves over what it costs, in words; "" before there is one. */
export function marginText(price: Cents | null, cost: Cents): string {
  if (price === null) return "";
  const { amount, permille } = marginOn(price, cost);
  return amount < 0
    ? `${formatMoney(-amount)} under what it costs`
    : `leaves ${formatMoney(amount)}, ${grouped(permille / 10, 1)}%`;
}

/** What is asked of a price by hand before it is set: of one that is lower than the usual one. Null where nothing is. */
export function priceQuestion(
  typed: string,
  { usual, cost }: { readonly usual: number | null; readonly cost: number | null },
): string | null {
  const price = parseCents(typed);
  if (price === null || usual === null || price >= toCents(usual)) return null;
  const lower = `That is ${formatMoney(toCents(usual) - price)} less than usual`;
  const under = cost !== null && price < toCents(cost) ? `, and ${marginText(price, toCents(cost))}` : "";
  return `${lower}${under}.`;
}
