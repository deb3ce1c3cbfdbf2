import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import styles from "./curve.module.css";

type Point = readonly [x: number, y: number];

/** A line of figures over a quantity. */
export interface CurveLine {
  readonly name: string;
  readonly tone: "was" | "now" | "cost";
  readonly points: readonly Point[];
  /** It stays until the next quantity, and steps there. */
  readonly isStepped?: boolean;
}

/** A single figure, such as somebody else's price. */
export interface CurveDot {
  readonly key: string | number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly isOld: boolean;
}

/** A point that is pulled up and down, by hand or by keys. */
export interface CurveHandle {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly words: string;
  /** The same in short, beside it. */
  readonly label: string;
  readonly onPull: (y: number, by: "hand" | "keys") => void;
  /** It is let go, or the keys rest. */
  readonly onRest: () => void;
  readonly onGiveUp: () => void;
}

/** How far keys pull. */
interface KeySteps {
  readonly arrow: number;
  readonly page: number;
}

interface CurveProps {
  readonly title: string;
  readonly lines: readonly CurveLine[];
  readonly dots?: readonly CurveDot[];
  readonly handles?: readonly CurveHandle[];
  readonly keys?: KeySteps;
  /** The least and the most that is drawn. */
  readonly range: readonly [low: number, high: number];
  readonly sayX: (x: number) => string;
  readonly sayY: (y: number) => string;
}

/** Units of the picture: its width, the height of the lines, what the scale takes, and the names below. */
const [WIDE, HIGH, LEFT, FOOT, HEAD, RIGHT] = [640, 280, 52, 30, 16, 20];

/** Numbers of 1, 2, 5 times a power of ten that lie between. */
function roundNumbers([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((n) => n * 10 ** (power - 2)))
    .flat()
    .filter((n) => n >= least && n <= most);
}

/** Where figures lie: half is as far as double, both ways. */
function placesOf(across: readonly [number, number], [low, high]: readonly [number, number]) {
  const part = (value: number, least: number, most: number) =>
    Math.log(value / least) / Math.log(most / least || 2);
  return {
    x: (value: number) => LEFT + part(value, ...across) * (WIDE - LEFT - RIGHT),
    y: (value: number) => HEAD + (1 - part(value, low, high)) * (HIGH - HEAD),
    valueAt: (y: number) => low * (high / low) ** (1 - (y - HEAD) / (HIGH - HEAD)),
  };
}

type Places = ReturnType<typeof placesOf>;

function pathOf({ points, isStepped }: CurveLine, { x, y }: Places): string {
  return points
    .map(([across, up], at) => {
      if (at === 0) return `M${x(across)} ${y(up)}`;
      return isStepped ? `V${y(up)}H${x(across)}` : `L${x(across)} ${y(up)}`;
    })
    .join("");
}

interface HandlesProps {
  readonly handles: readonly CurveHandle[];
  readonly places: Places;
  readonly range: readonly [number, number];
  readonly keys: KeySteps;
}

/** Points that are pulled: sliders, each beside its line. */
function Handles({ handles, places, range: [low, high], keys }: HandlesProps) {
  const held = useRef(false);
  const press = ({ y, onPull, onGiveUp }: CurveHandle, event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Escape") onGiveUp();
    const by: Readonly<Record<string, number>> = {
      ArrowUp: keys.arrow,
      ArrowRight: keys.arrow,
      ArrowDown: -keys.arrow,
      ArrowLeft: -keys.arrow,
      PageUp: keys.page,
      PageDown: -keys.page,
    };
    const step = by[key];
    if (step === undefined) return;
    event.preventDefault();
    onPull(y + step, "keys");
  };
  const pull = ({ onPull }: CurveHandle, event: PointerEvent<SVGCircleElement>) => {
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!held.current || !matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onPull(Math.min(high, places.valueAt(point.y)), "hand");
  };
  return handles.map((handle) => (
    <g key={handle.name}>
      <circle aria-hidden="true" cx={places.x(handle.x)} cy={places.y(handle.y)} className={styles.knob} />
      <circle
        cx={places.x(handle.x)}
        cy={places.y(handle.y)}
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={handle.name}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={handle.y}
        aria-valuetext={handle.words}
        onKeyDown={(event) => press(handle, event)}
        onBlur={handle.onRest}
        onPointerDown={(event) => {
          held.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => pull(handle, event)}
        onPointerUp={() => {
          held.current = false;
          handle.onRest();
        }}
        onPointerCancel={() => {
          held.current = false;
          handle.onGiveUp();
        }}
      >
        <title>{`${handle.name}: ${handle.words}`}</title>
      </circle>
      <text
        aria-hidden="true"
        x={places.x(handle.x)}
        y={places.y(handle.y) - 22}
        textAnchor="middle"
        className={styles.value}
      >
        {handle.label}
      </text>
    </g>
  ));
}

interface ScalesProps extends Pick<CurveProps, "range" | "sayX" | "sayY"> {
  readonly across: readonly [number, number];
  readonly places: Places;
}

function Scales({ across, range, places, sayX, sayY }: ScalesProps) {
  return (
    <g aria-hidden="true">
      {roundNumbers(range).map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDE} y1={places.y(value)} y2={places.y(value)} className={styles.rule} />
          <text x={LEFT - 8} y={places.y(value)} dominantBaseline="middle" textAnchor="end">
            {sayY(value)}
          </text>
        </g>
      ))}
      {roundNumbers(across).map((value) => (
        <text
          key={value}
          data-minor={!Number.isInteger(Math.log10(value)) || undefined}
          x={places.x(value)}
          y={HIGH + 10}
          dominantBaseline="hanging"
          textAnchor="middle"
        >
          {sayX(value)}
        </text>
      ))}
    </g>
  );
}

/** Lines over a quantity, with dots, and handles that are pulled. Drawn by attributes alone. */
export function Curve({ title, lines, dots = [], handles = [], keys, range, sayX, sayY }: CurveProps) {
  const id = useId();
  const xs = [...lines.flatMap(({ points }) => points.map(([x]) => x)), ...dots.map(({ x }) => x)];
  const across = [Math.min(...xs), Math.max(...xs)] as const;
  const places = placesOf(across, range);
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>
        <strong>{title}</strong>
        <span className={styles.names}>
          {lines.map(({ name, tone }) => (
            <span key={name} data-tone={tone}>
              {name}
            </span>
          ))}
          {dots.length > 0 && <span data-tone="dot">others</span>}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`} role="group" aria-labelledby={id} className={styles.chart}>
        <Scales across={across} range={range} places={places} sayX={sayX} sayY={sayY} />
        {lines.map((line) => (
          <path key={line.name} d={pathOf(line, places)} className={styles.line} data-tone={line.tone} />
        ))}
        {dots.map(({ key, words, x, y, isOld }) => (
          <circle
            key={key}
            cx={places.x(x)}
            cy={places.y(y)}
            className={styles.dot}
            data-old={isOld || undefined}
            role="img"
            aria-label={words}
          >
            <title>{words}</title>
          </circle>
        ))}
        {keys !== undefined && <Handles handles={handles} places={places} range={range} keys={keys} />}
      </svg>
    </figure>
  );
}
