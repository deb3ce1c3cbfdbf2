import type { Cents } from "#domain/money.ts";
import { between, fairPrices } from "./fair-prices.ts";

/** What the tiers of a selection cost, in cents: one set by itself, and all sets where the product says what a further one adds. */
export interface TierPrices {
  readonly sets: number;
  readonly one: readonly Cents[];
  /** Null where the price of one set is multiplied (quotes-and-accounts.md 9). */
  readonly together: { readonly furtherSet: Cents; readonly prices: readonly Cents[] } | null;
}

/** What so many pieces of one design cost; beyond the last tier each piece costs what it does there. */
function ofOneRun(quantities: readonly number[], one: readonly Cents[], pieces: number): Cents {
  const known = between(quantities, one, pieces);
  if (known !== null) return known;
  const [last = 1, price = 0] = [quantities.at(-1), one.at(-1)];
  return Math.ceil((price * pieces) / last);
}

/**
 * The prices of rising tiers. Sets that are made together are one run of all their pieces, and each further design adds `furtherSet`, its
 * file and plate; never more than the sets one by one, and fair like other prices: more never costs less, nor more each (decision 381).
 */
export function tierPrices(
  quantities: readonly number[],
  one: readonly Cents[],
  sets: number,
  furtherSet: Cents | null,
): TierPrices {
  if (furtherSet === null || sets < 2) return { sets, one, together: null };
  const asked = quantities.map((quantity, at) => {
    const run = ofOneRun(quantities, one, quantity * sets);
    return Math.min(run + furtherSet * (sets - 1), (one[at] ?? 0) * sets);
  });
  return { sets, one, together: { furtherSet, prices: fairPrices(quantities, asked) } };
}

/** What all sets of a quantity cost; null outside the tiers. */
export function priceOfSets(
  quantities: readonly number[],
  { sets, one, together }: TierPrices,
  quantity: number,
): Cents | null {
  const each = between(quantities, one, quantity);
  if (each === null) return null;
  if (together === null) return each * sets;
  const tier = together.prices[quantities.indexOf(quantity)];
  const run = ofOneRun(quantities, one, quantity * sets);
  return tier ?? Math.min(run + together.furtherSet * (sets - 1), each * sets);
}
