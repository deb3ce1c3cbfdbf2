import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { formatEachShort } from "#domain/price/price-each.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { logScale, type Scale } from "./log-scale.ts";

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
export function pointInWords({ quantity, total, each }: PlotPoint): string {
  return `${grouped(quantity)}: ${total}, ${each} each`;
}
