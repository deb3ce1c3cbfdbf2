import type { KeyboardEvent } from "react";
import { grouped } from "#domain/grouped.ts";
import { formatShortMoney } from "#domain/money.ts";
import { formatEachShort } from "#domain/price/price-each.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { PLOT, type PlotPoint, plotOf, pointLabel } from "./plot-of.ts";
import styles from "./price-plot.module.css";

interface AxisProps {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
  readonly text: (value: number) => string;
}

function AmountAxis({ ticks, at, text }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={styles.rule} x1={PLOT.left} x2={PLOT.right} y1={at(tick)} y2={at(tick)} />
      <text className={styles.tick} x={PLOT.left - 8} y={at(tick)} dy={4.5} textAnchor="end">
        {text(tick)}
      </text>
    </g>
  ));
}

function QuantityAxis({ ticks, at, text }: AxisProps) {
  return ticks.map((tick) => (
    <text key={tick} className={styles.tick} x={at(tick)} y={PLOT.each.bottom + 20} textAnchor="middle">
      {text(tick)}
    </text>
  ));
}

function pathOf(points: readonly PlotPoint[], y: "totalY" | "eachY"): string {
  return `M${points.map((point) => `${point.x} ${point[y]}`).join("L")}`;
}

/** Where the words at a point have room: a total rises to the right, a price each falls. */
function Amounts({ x, totalY, eachY, total, each }: PlotPoint) {
  const atStart = x < PLOT.left + (PLOT.right - PLOT.left) * 0.34;
  const atEnd = x > PLOT.left + (PLOT.right - PLOT.left) * 0.66;
  return (
    <>
      <text
        className={styles.amount}
        x={x}
        y={totalY}
        dx={atStart ? 9 : -9}
        dy={atStart ? 18 : -9}
        textAnchor={atStart ? "start" : "end"}
      >
        {total}
      </text>
      <text
        className={styles.amount}
        x={x}
        y={eachY}
        dx={atEnd ? -9 : 9}
        dy={atEnd ? 18 : -9}
        textAnchor={atEnd ? "end" : "start"}
      >
        {each}
      </text>
    </>
  );
}

/** Arrows move along the points, Home and End to the outer ones; one of them is a stop of the tab key. */
function onKey(event: KeyboardEvent<HTMLButtonElement>) {
  const all = [...(event.currentTarget.closest("svg")?.querySelectorAll("button") ?? [])];
  const at = all.indexOf(event.currentTarget);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}

interface TierProps {
  readonly point: PlotPoint;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onChoose: (pieces: number) => void;
}

function Tier({ point, chosen, tabStop, onChoose }: TierProps) {
  const { x, totalY, eachY, strip, quantity } = point;
  return (
    <g className={styles.tier} data-chosen={chosen || undefined} data-custom={point.custom || undefined}>
      <g aria-hidden="true">
        <line className={styles.cut} x1={x} x2={x} y1={PLOT.total.top} y2={PLOT.total.bottom} />
        <line className={styles.cut} x1={x} x2={x} y1={PLOT.each.top} y2={PLOT.each.bottom} />
        <circle className={styles.dot} cx={x} cy={totalY} r={chosen ? 6 : 4} />
        <circle className={styles.dot} cx={x} cy={eachY} r={chosen ? 6 : 4} />
        <Amounts {...point} />
      </g>
      <foreignObject
        x={strip.x}
        y={PLOT.total.top}
        width={strip.width}
        height={PLOT.each.bottom - PLOT.total.top}
      >
        <button
          type="button"
          className={styles.strip}
          aria-label={pointLabel(point)}
          aria-pressed={chosen}
          tabIndex={tabStop ? 0 : -1}
          onKeyDown={onKey}
          onClick={() => onChoose(quantity)}
        />
      </foreignObject>
    </g>
  );
}

export interface PricePlotProps {
  readonly rows: readonly PricingRow[];
  readonly sets: number;
  readonly chosen: number | null;
  readonly onChoose: (pieces: number) => void;
}

/** What all pieces and what each of them costs, over how many they are; a tier is chosen by pressing it. */
export function PricePlot({ rows, sets, chosen, onChoose }: PricePlotProps) {
  const plot = plotOf(rows, sets);
  if (plot === null) return null;
  const { points, quantities, totals, eachs } = plot;
  const stop = points.find(({ quantity }) => quantity === chosen) ?? points[0];
  return (
    <svg
      role="group"
      aria-label="Plot of the prices"
      className={styles.plot}
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
    >
      <g aria-hidden="true">
        <text className={styles.title} x={0} y={16}>
          Total
        </text>
        <text className={styles.title} x={0} y={PLOT.each.top - 18}>
          Each, about
        </text>
        <AmountAxis {...totals} text={formatShortMoney} />
        <AmountAxis {...eachs} text={(cents) => formatEachShort(cents, 1)} />
        <QuantityAxis {...quantities} text={grouped} />
        <text className={styles.tick} x={PLOT.right} y={PLOT.height - 4} textAnchor="end">
          pieces
        </text>
        <path className={styles.line} d={pathOf(points, "totalY")} />
        <path className={styles.line} data-line="each" d={pathOf(points, "eachY")} />
      </g>
      {points.map((point) => (
        <Tier
          key={point.quantity}
          point={point}
          chosen={point.quantity === chosen}
          tabStop={point === stop}
          onChoose={onChoose}
        />
      ))}
    </svg>
  );
}
