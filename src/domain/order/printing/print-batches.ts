import type { CalendarDate } from "#domain/calendar-date.ts";
import type { PrintBatchOf } from "./batch-of.ts";
import { type PrintUrgency, urgencies } from "./urgencies.ts";
import type { StockUsed } from "./stock-used.ts";

/** A line that is to be printed. */
export interface QueuedLine extends StockUsed {
  readonly batch: PrintBatchOf;
  /** The day on which its order leaves. */
  readonly leavesOn: CalendarDate;
  readonly urgency: PrintUrgency;
}

/** Lines that are printed together. */
export interface PrintBatch<Line extends QueuedLine> extends PrintBatchOf, StockUsed {
  readonly leavesOn: CalendarDate;
  readonly urgency: PrintUrgency;
  /** The first to leave first. */
  readonly lines: readonly Line[];
}

function rankOf(urgency: PrintUrgency): number {
  return urgency === null ? urgencies.length : urgencies.indexOf(urgency);
}

function byUrgency(a: Pick<QueuedLine, "leavesOn" | "urgency">, b: typeof a): number {
  return rankOf(a.urgency) - rankOf(b.urgency) || a.leavesOn.localeCompare(b.leavesOn);
}

function batchFrom<Line extends QueuedLine>(found: readonly Line[]): readonly PrintBatch<Line>[] {
  const lines = found.toSorted(byUrgency);
  const [first] = lines;
  if (first === undefined) return [];
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  const { batch, leavesOn, urgency } = first;
  return [
    {
      ...batch,
      leavesOn,
      urgency,
      lines,
      pieces: sum(({ pieces }) => pieces),
      sheets: lines.some(({ sheets }) => sheets === null) ? null : sum(({ sheets }) => sheets ?? 0),
      areaMm2: sum(({ areaMm2 }) => areaMm2),
    },
  ];
}

/** Lines in batches of one material, finishing and way of printing: the batch with the most urgent line first. */
export function printBatches<Line extends QueuedLine>(lines: readonly Line[]): readonly PrintBatch<Line>[] {
  const together = Map.groupBy(lines, ({ batch: { material, finishing, way } }) =>
    JSON.stringify([material, finishing, way]),
  );
  return [...together.values()].flatMap(batchFrom).toSorted(byUrgency);
}
