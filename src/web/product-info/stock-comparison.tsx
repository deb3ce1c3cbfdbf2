import type { ReactNode } from "react";
import {
  MOST_THICKNESS,
  MOST_WHITENESS,
  type StockContent,
  WRITING_TOOLS,
} from "#domain/content/product-info.ts";
import styles from "./stocks.module.css";
import { Swatch } from "#ui/picture/swatch.tsx";

/** A pile of so many cards is high enough to be told apart. */
const CARDS = 10;
/** Units of the drawing for a millimetre: every pile is drawn with the same. */
const UNITS_PER_MM = 24;
const WIDTH = 120;
const EDGE = 1;

function millimetres(microns: number): number {
  return microns / 1000;
}

interface PileProps extends Pick<StockContent, "appearance" | "microns"> {
  /** Height of the drawing: that of the thickest pile. */
  readonly height: number;
}

function Pile({ appearance, microns, height }: PileProps) {
  const card = millimetres(microns) * UNITS_PER_MM;
  const top = height - CARDS * card;
  return (
    <svg
      aria-hidden="true"
      className={styles.pile}
      viewBox={`0 ${-EDGE} ${WIDTH} ${height + 2 * EDGE}`}
      data-appearance={appearance}
    >
      {Array.from({ length: CARDS }, (_, index) => (
        <rect key={index} x={EDGE} y={top + index * card} width={WIDTH - 2 * EDGE} height={card} />
      ))}
    </svg>
  );
}

interface ThicknessDrawingProps {
  readonly stocks: readonly StockContent[];
  readonly chosen: string | null;
}

/** How thick the stocks are: ten cards of each, drawn to one scale, and in words. */
function ThicknessDrawing({ stocks, chosen }: ThicknessDrawingProps) {
  const all = stocks.map(({ microns }) => microns);
  const height = millimetres(Math.max(...all)) * CARDS * UNITS_PER_MM;
  const thinnest = Math.min(...all);
  return (
    <ul className={styles.piles}>
      {stocks.map(({ slug, name, appearance, microns }) => (
        <li key={slug} data-chosen={slug === chosen || undefined}>
          <Pile appearance={appearance} microns={microns} height={height} />
          <strong className={styles.name}>{name}</strong>
          <span className={styles.measure}>
            {millimetres(microns).toFixed(2)} mm a card, ten cards {millimetres(microns * CARDS).toFixed(1)}{" "}
            mm
            {microns === thinnest
              ? ": the thinnest"
              : `: ${(microns / thinnest).toFixed(1)} times the thinnest`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RatingDotsProps {
  readonly count: number;
  readonly of: number;
}

/** A rating as dots, and in words. */
function RatingDots({ count, of }: RatingDotsProps) {
  return (
    <span className={styles.rating}>
      <svg aria-hidden="true" className={styles.points} viewBox={`0 0 ${of * 12 - 2} 10`}>
        {Array.from({ length: of }, (_, index) => (
          <circle key={index} cx={index * 12 + 5} cy="5" r="4" data-filled={index < count || undefined} />
        ))}
      </svg>
      <span>
        {count} of {of}
      </span>
    </span>
  );
}

type Row = readonly [name: string, valueOf: (stock: StockContent) => ReactNode];

const RATINGS: readonly Row[] = [
  ["Finishing", ({ finishing }) => finishing],
  ["Thickness", ({ thickness }) => <RatingDots count={thickness} of={MOST_THICKNESS} />],
  ["Whiteness", ({ whiteness }) => <RatingDots count={whiteness} of={MOST_WHITENESS} />],
];

const WRITING: readonly Row[] = WRITING_TOOLS.map((tool) => [
  tool,
  ({ writing }) => (
    <span className={styles.suitability} data-suitability={writing[tool]}>
      {writing[tool]}
    </span>
  ),
]);

interface StockTableProps {
  readonly stocks: readonly StockContent[];
  readonly chosen: string | null;
}

/** Finishing, thickness and whiteness of each stock, and what writes on it. */
function StockTable({ stocks, chosen }: StockTableProps) {
  const rows = (those: readonly Row[]) =>
    those.map(([name, valueOf]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {stocks.map((stock) => (
          <td key={stock.slug} data-chosen={stock.slug === chosen || undefined}>
            {valueOf(stock)}
          </td>
        ))}
      </tr>
    ));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Stock</th>
          {stocks.map(({ slug, name, appearance }) => (
            <th key={slug} scope="col" data-chosen={slug === chosen || undefined}>
              <Swatch appearance={appearance} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows(RATINGS)}</tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={stocks.length + 1} className={styles.group}>
            Writing on it
          </th>
        </tr>
        {rows(WRITING)}
      </tbody>
    </table>
  );
}

interface StockComparisonProps {
  readonly stocks: readonly StockContent[];
  /** Slug of the one that is read about. */
  readonly chosen: string | null;
  readonly heading: "h3" | "h4";
}

/** All card stocks beside each other: what they are like, what writes on them, how thick they are. */
export function StockComparison({ stocks, chosen, heading: Heading }: StockComparisonProps) {
  if (stocks.length === 0) return null;
  return (
    <div className={styles.comparison}>
      <div>
        <Heading className={styles.title}>The card stocks compared</Heading>
        <StockTable stocks={stocks} chosen={chosen} />
      </div>
      <div>
        <Heading className={styles.title}>Thickness to scale</Heading>
        <ThicknessDrawing stocks={stocks} chosen={chosen} />
      </div>
    </div>
  );
}
