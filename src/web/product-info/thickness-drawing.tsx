import type { ToldStock } from "#domain/content/product-info.ts";
import styles from "./stocks.module.css";

interface ThicknessDrawingProps {
  readonly stocks: readonly ToldStock[];
  readonly chosen: string | null;
}

/** A pile of so many cards is high enough to be told apart. */
const CARDS = 10;
/** Units of the drawing for a millimetre: every pile is drawn with the same. */
const UNITS_PER_MM = 24;
const WIDTH = 120;
const EDGE = 1;

function millimetres(microns: number): number {
  return microns / 1000;
}

interface PileProps extends Pick<ToldStock, "appearance" | "microns"> {
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

/** How thick the stocks are: ten cards of each, drawn to one scale, and in words. */
export function ThicknessDrawing({ stocks, chosen }: ThicknessDrawingProps) {
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
