import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Cents } from "#domain/money.ts";
import type { Gaps } from "./accepted-breaches.ts";
import type { Breach, BrokenRule, ComparedPrice, PriceEffect } from "./price-effect.ts";

/** What was looked at, and what a draft does to it. */
export interface EffectOn {
  readonly selection: Selection;
  readonly effect: PriceEffect;
}

/** The price of a selection that changes most. */
interface MovedPrice {
  readonly selection: Selection;
  readonly pieces: number;
  readonly before: Cents;
  readonly after: Cents;
}

/** A rule that a draft breaks: how many selections do, and the worst of them. */
interface BrokenPrices {
  readonly rule: BrokenRule;
  readonly count: number;
  readonly worst: readonly (Breach & { readonly selection: Selection })[];
  /** Of every selection, the worst or not. */
  readonly gaps: Gaps;
}

/** What a draft does to the prices of the shop. */
export interface PriceChanges {
  /** Prices that were looked at: one for each tier of each selection. */
  readonly compared: number;
  readonly dearer: number;
  readonly cheaper: number;
  /** Tiers that are sold no more, and new ones. */
  readonly gone: number;
  readonly added: number;
  /** The ten that rise most, each of another selection. */
  readonly rises: readonly MovedPrice[];
  readonly falls: readonly MovedPrice[];
  readonly broken: readonly BrokenPrices[];
}

const SHOWN = 10;
const WORST_SHOWN = 5;

function share({ before, after }: MovedPrice): number {
  return before === 0 ? 0 : (after - before) / before;
}

/** The tier of each selection that moves furthest in a direction: 1 up, -1 down. */
function movedFurthest(effects: readonly EffectOn[], direction: 1 | -1): MovedPrice[] {
  return effects
    .flatMap(({ selection, effect }) => {
      const moved = effect.prices.flatMap(({ pieces, before, after }): MovedPrice[] =>
        before !== null && after !== null && (after - before) * direction > 0
          ? [{ selection, pieces, before, after }]
          : [],
      );
      const [first] = moved.toSorted((one, other) => direction * (share(other) - share(one)));
      return first === undefined ? [] : [first];
    })
    .toSorted((one, other) => direction * (share(other) - share(one)))
    .slice(0, SHOWN);
}

function brokenBy(effects: readonly EffectOn[]): BrokenPrices[] {
  const all = effects.flatMap(({ selection, effect }) =>
    effect.breaches.map((breach) => ({ ...breach, selection })),
  );
  const gap = ({ price, against }: Breach) => Math.abs((price ?? 0) - (against ?? 0));
  return [...Map.groupBy(all, ({ rule }) => rule)].map(([rule, breaches]) => ({
    rule,
    count: breaches.length,
    worst: breaches.toSorted((one, other) => gap(other) - gap(one)).slice(0, WORST_SHOWN),
    gaps: Object.fromEntries(breaches.map((breach) => [selectionHash(breach.selection), gap(breach)])),
  }));
}

/** Adds up what a draft does to each selection. */
export function priceChanges(effects: readonly EffectOn[]): PriceChanges {
  const prices = effects.flatMap(({ effect }) => effect.prices);
  const count = (is: (price: ComparedPrice) => boolean) => prices.filter(is).length;
  const isBoth = ({ before, after }: ComparedPrice) => before !== null && after !== null;
  return {
    compared: count(isBoth),
    dearer: count((price) => isBoth(price) && (price.after ?? 0) > (price.before ?? 0)),
    cheaper: count((price) => isBoth(price) && (price.after ?? 0) < (price.before ?? 0)),
    gone: count(({ after }) => after === null),
    added: count(({ before }) => before === null),
    rises: movedFurthest(effects, 1),
    falls: movedFurthest(effects, -1),
    broken: brokenBy(effects),
  };
}
