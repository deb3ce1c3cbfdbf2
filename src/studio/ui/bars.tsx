import { useId } from "react";
import { Link } from "react-router";
import { axisSteps } from "#domain/numbers/axis-steps.ts";
import styles from "./bars.module.css";

/** A bar over its name; `to` leads to what is behind it. */
export interface Bar {
  readonly key: string;
  /** Below it, short. */
  readonly label: string;
  /** "23 to 29 November: $1,240". */
  readonly words: string;
  /** Null where there is no figure. */
  readonly value: number | null;
  readonly to: string | null;
  /** Its time is not over yet. */
  readonly isOpen?: boolean;
  /** Of a change: for the better or the worse of who pays, or none. */
  readonly tone?: "less" | "same" | "more";
  /** What is behind it is shown. */
  readonly isShown?: boolean;
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly say: (value: number) => string;
}

/** Units of the picture: its width, what the scale takes on the left, the height of the bars, of their names, and of the head. */
const [WIDE, LEFT, HIGH, FOOT, HEAD] = [880, 64, 220, 26, 10];
/** Names have room for about this many letters in all. */
const LETTERS = 110;

interface Place {
  readonly left: number;
  readonly width: number;
  readonly y: (value: number) => number;
}

function BarPart({ bar, place: { left, width, y } }: { readonly bar: Bar; readonly place: Place }) {
  const { value, words, to, isOpen, tone, isShown } = bar;
  const [top, foot] = [y(Math.max(0, value ?? 0)), y(Math.min(0, value ?? 0))];
  const picture = (
    <>
      <rect x={left} y={HEAD} width={width} height={HIGH - HEAD} className={styles.reach} />
      <rect
        x={left + width * 0.14}
        y={top}
        width={width * 0.72}
        height={Math.max(foot - top, value ? 1.5 : 0)}
        rx={2}
        className={styles.bar}
        data-open={isOpen || undefined}
        data-tone={tone}
      />
      <title>{words}</title>
    </>
  );
  return to === null ? (
    <g role="img" aria-label={words}>
      {picture}
    </g>
  ) : (
    <Link
      to={to}
      aria-label={words}
      aria-current={isShown ? "true" : undefined}
      className={styles.link}
      preventScrollReset
    >
      {picture}
    </Link>
  );
}

/** Figures as bars: each leads to what is behind it. Drawn by attributes alone. */
export function Bars({ title, bars, say }: BarsProps) {
  const id = useId();
  const values = bars.map(({ value }) => value ?? 0);
  const [top, least] = [Math.max(1, ...values), Math.min(0, ...values)];
  const each = (WIDE - LEFT) / Math.max(1, bars.length);
  const longest = Math.max(1, ...bars.map(({ label }) => label.length + 2));
  const every = Math.ceil((longest * bars.length) / LETTERS);
  const y = (value: number) => HEAD + (HIGH - HEAD) * (1 - (value - least) / (top - least));
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`} role="group" aria-labelledby={id} className={styles.chart}>
      <title id={id}>{title}</title>
      {axisSteps(top, 4).map((step) => (
        <g key={step} aria-hidden="true">
          <line x1={LEFT} x2={WIDE} y1={y(step)} y2={y(step)} className={styles.line} />
          <text x={LEFT - 8} y={y(step)} dominantBaseline="middle" textAnchor="end">
            {say(step)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => (
        <g key={bar.key}>
          <BarPart bar={bar} place={{ left: LEFT + at * each, width: each, y }} />
          {(bars.length - 1 - at) % every === 0 && (
            <text
              aria-hidden="true"
              data-minor={((bars.length - 1 - at) / every) % 3 > 0 || undefined}
              x={LEFT + (at + 0.5) * each}
              y={HIGH + 8}
              dominantBaseline="hanging"
              textAnchor="middle"
            >
              {bar.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
