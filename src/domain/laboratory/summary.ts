import type { Cents } from "#domain/money.ts";
import type { Breach, BrokenRule } from "#domain/price/change/price-effect.ts";
import type { PricedOutcome, Replayed } from "./replay.ts";

/** Bounds of the histogram, in per cent. */
const BOUNDS = [-20, -10, -5, 0, 5, 10, 20] as const;

/** A step of the histogram: prices that change by more than `from` and up to `to` per cent, counted away from 0; both 0: the same. */
export interface PercentStep {
  /** Null: without an end. */
  readonly from: number | null;
  readonly to: number | null;
}

/** From those that fall most to those that rise most, with the same in the middle. */
export const percentSteps: readonly PercentStep[] = [
  { from: null, to: -20 },
  { from: -20, to: -10 },
  { from: -10, to: -5 },
  { from: -5, to: 0 },
  { from: 0, to: 0 },
  { from: 0, to: 5 },
  { from: 5, to: 10 },
  { from: 10, to: 20 },
  { from: 20, to: null },
];

/** What becomes of a selection: the number of its step; or it can be ordered no more, for the first time, or neither way. */
export type Fate = number | "gone" | "come" | "never";

/** By how much a price changes, in per cent. */
export function percentChange(before: Cents, after: Cents): number {
  return before === 0 ? 0 : ((after - before) * 100) / before;
}

function stepOf(before: Cents, after: Cents): number {
  if (before === after) return percentSteps.findIndex(({ from, to }) => from === to);
  const percent = percentChange(before, after);
  // A bound belongs to the step that is nearer to 0.
  if (percent > 0) return BOUNDS.filter((bound) => bound >= 0 && bound < percent).length + 4;
  return BOUNDS.filter((bound) => bound <= 0 && bound <= percent).length;
}

export function fateOf({ before, after }: Pick<Replayed, "before" | "after">): Fate {
  if (before.ok && after.ok) return stepOf(before.price, after.price);
  if (before.ok) return "gone";
  return after.ok ? "come" : "never";
}

/** Money that ordered lines bring by a catalogue, GST included. */
interface Takings {
  readonly turnover: Cents;
  readonly margin: Cents;
}

/** The lines of the last orders, if everybody still ordered; those that cannot be priced both ways are left out of the money. */
interface ReplayedOrders {
  readonly lines: number;
  readonly gone: number;
  readonly before: Takings;
  readonly after: Takings;
}

/** A rule that the draft breaks, at how many, and where it does it most: places of the replayed. */
interface BrokenAt {
  readonly rule: BrokenRule;
  readonly count: number;
  readonly worst: readonly (Breach & { readonly at: number })[];
}

/** What a draft does to what customers have configured. Places are those of the replayed. */
export interface ReplaySummary {
  readonly compared: number;
  readonly dearer: number;
  readonly cheaper: number;
  readonly same: number;
  readonly gone: number;
  readonly come: number;
  /** How many of each of the `percentSteps`. */
  readonly counts: readonly number[];
  readonly orders: ReplayedOrders;
  /** The ten that rise most, and those that fall most. */
  readonly rises: readonly number[];
  readonly falls: readonly number[];
  readonly broken: readonly BrokenAt[];
}

const SHOWN = 10;
const WORST_SHOWN = 3;

/** By what share of its price something changes, in per cent; 0 where it is not sold both ways. */
function changeOf({ before, after }: Replayed): number {
  return before.ok && after.ok ? percentChange(before.price, after.price) : 0;
}

/** Places of what changes in a direction, what changes furthest first: 1 up, -1 down. */
function movedFurthest(all: readonly Replayed[], direction: 1 | -1): readonly number[] {
  return all
    .flatMap((one, at) => (changeOf(one) * direction > 0 ? [{ at, share: changeOf(one) * direction }] : []))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, SHOWN)
    .map(({ at }) => at);
}

/** Places of those with a fate, what changes furthest first. */
export function placesWith(all: readonly Replayed[], fate: string): readonly number[] {
  return all
    .flatMap((one, at) => (String(fateOf(one)) === fate ? [{ at, share: Math.abs(changeOf(one)) }] : []))
    .toSorted((one, other) => other.share - one.share)
    .map(({ at }) => at);
}

function takingsOf(outcomes: readonly PricedOutcome[]): Takings {
  const priced = outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []));
  return {
    turnover: priced.reduce((sum, { price }) => sum + price, 0),
    margin: priced.reduce((sum, { price, cost }) => sum + (cost === null ? 0 : price - cost), 0),
  };
}

function ordersOf(all: readonly Replayed[], lines: readonly number[]): ReplayedOrders {
  const ordered = lines.flatMap((at) => all[at] ?? []);
  const both = ordered.filter(({ before, after }) => before.ok && after.ok);
  return {
    lines: lines.length,
    gone: ordered.filter((one) => fateOf(one) === "gone").length,
    before: takingsOf(both.map(({ before }) => before)),
    after: takingsOf(both.map(({ after }) => after)),
  };
}

function brokenIn(all: readonly Replayed[]): BrokenAt[] {
  const gap = ({ price, against }: Breach) => Math.abs((price ?? 0) - (against ?? 0));
  const found = all.flatMap(({ breaches }, at) => breaches.map((breach) => ({ ...breach, at })));
  return [...Map.groupBy(found, ({ rule }) => rule)].map(([rule, breaches]) => ({
    rule,
    count: breaches.length,
    worst: breaches.toSorted((one, other) => gap(other) - gap(one)).slice(0, WORST_SHOWN),
  }));
}

/** Adds up what a draft does; `lines` are the places of what the lines of the last orders were, each as often as it was ordered. */
export function replaySummary(all: readonly Replayed[], lines: readonly number[]): ReplaySummary {
  const fates = all.map(fateOf);
  const count = (is: (fate: Fate) => boolean) => fates.filter(is).length;
  const middle = percentSteps.findIndex(({ from, to }) => from === to);
  return {
    compared: count((fate) => typeof fate === "number"),
    dearer: count((fate) => typeof fate === "number" && fate > middle),
    cheaper: count((fate) => typeof fate === "number" && fate < middle),
    same: count((fate) => fate === middle),
    gone: count((fate) => fate === "gone"),
    come: count((fate) => fate === "come"),
    counts: percentSteps.map((_, step) => count((fate) => fate === step)),
    orders: ordersOf(all, lines),
    rises: movedFurthest(all, 1),
    falls: movedFurthest(all, -1),
    broken: brokenIn(all),
  };
}
