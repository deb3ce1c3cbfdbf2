import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { formatEachShort } from "#domain/price/price-each.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";

/** A tier, or an own number of pieces, as a point of both lines. */
export interface PlotPoint {
  readonly quantity: number;
  readonly custom: boolean;
  readonly x: number;
  readonly totalY: number;
  readonly eachY: number;
  /** "$45.00" and "45 c". */
  readonly total: string;
  readonly each: string;
  /** The strip of the plot that is nearest to this point. */
  readonly strip: { readonly x: number; readonly width: number };
}

/** Positions of numbers along an axis on which equal distances are equal ratios. */
interface Scale {
  /** Where a number stands, in units of the drawing. */
  readonly at: (value: number) => number;
  /** Round numbers of the axis, rising. */
  readonly ticks: readonly number[];
}

/** What a tick may begin with, from fine to coarse. */
const STEPS = [[1, 1.5, 2, 3, 4, 5, 6, 8], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]] as const;

function ticksWith(digits: readonly number[], low: number, high: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10)
    for (const digit of digits) {
      const tick = digit * power;
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  return ticks;
}

/** The finest round numbers between two numbers above zero of which there are not more than `most`. */
function ticksOf(low: number, high: number, most: number): readonly number[] {
  return STEPS.map((digits) => ticksWith(digits, low, high)).find(({ length }) => length <= most) ?? [];
}

/** The scale of numbers above zero from `low` to `high` along an axis; a single number stands in its middle. */
export function logScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  mostTicks: number,
): Scale {
  const span = Math.log(high / low);
  return {
    at: (value) => (span === 0 ? (from + to) / 2 : from + ((to - from) * Math.log(value / low)) / span),
    ticks: ticksOf(low, high, mostTicks),
  };
}

export interface Plot {
  readonly points: readonly PlotPoint[];
  readonly quantities: Scale;
  readonly totals: Scale;
  readonly eachs: Scale;
}

/** The drawing, in its own units: two panels above each other that share the axis of quantities. */
export const PLOT = {
  width: 440,
  height: 454,
  left: 60,
  right: 424,
  total: { top: 34, bottom: 198 },
  each: { top: 254, bottom: 412 },
} as const;

/** How far lines stay away from the edges of their panel. */
const ROOM = 10;

function spread(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Positions to a tenth of a unit, which is finer than a screen's pixel: all their digits were a fiftieth of a page. */
function inTenths({ at, ticks }: Scale): Scale {
  return { at: (value) => Math.round(at(value) * 10) / 10, ticks };
}

/** From the middle between a point and the one before it to the next, in whole units. */
function strips(xs: readonly number[]): readonly PlotPoint["strip"][] {
  return xs.map((x, index) => {
    const before = xs[index - 1];
    const after = xs[index + 1];
    const from = before === undefined ? PLOT.left : Math.round((before + x) / 2);
    const to = after === undefined ? PLOT.width : Math.round((x + after) / 2);
    return { x: from, width: to - from };
  });
}

/** Total and price each of every quantity, laid out; null while there is no price. Logarithmic: tiers grow by ratios, and so do prices. */
export function plotOf(rows: readonly PricingRow[], sets: number): Plot | null {
  if (rows.length === 0) return null;
  const eachOf = (row: PricingRow) => row.price / (row.quantity * sets);
  const { left, right, total, each } = PLOT;
  const quantities = inTenths(
    logScale(spread(rows.map((row) => row.quantity)), [left + ROOM, right - ROOM], 6),
  );
  const totals = inTenths(
    logScale(spread(rows.map((row) => row.price)), [total.bottom - ROOM, total.top + ROOM], 5),
  );
  const eachs = inTenths(logScale(spread(rows.map(eachOf)), [each.bottom - ROOM, each.top + 2 * ROOM], 5));
  const strip = strips(rows.map((row) => quantities.at(row.quantity)));
  const points = rows.map((row, index) => ({
    quantity: row.quantity,
    custom: row.customQuantity,
    x: quantities.at(row.quantity),
    totalY: totals.at(row.price),
    eachY: eachs.at(eachOf(row)),
    total: formatMoney(row.price),
    each: formatEachShort(row.price, row.quantity * sets),
    strip: strip[index] ?? { x: left, width: 0 },
  }));
  return { points, quantities, totals, eachs };
}

/** "1,000: $96.00, 9.6 c each": a point in words. */
export function pointLabel({ quantity, total, each }: PlotPoint): string {
  return `${grouped(quantity)}: ${total}, ${each} each`;
}
