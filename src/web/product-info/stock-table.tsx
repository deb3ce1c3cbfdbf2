import type { ReactNode } from "react";
import {
  MOST_THICKNESS,
  MOST_WHITENESS,
  type ToldStock,
  WRITING_TOOLS,
} from "#domain/content/product-info.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./stocks.module.css";

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

interface StockTableProps {
  readonly stocks: readonly ToldStock[];
  readonly chosen: string | null;
}

type Row = readonly [name: string, valueOf: (stock: ToldStock) => ReactNode];

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

/** Finishing, thickness and whiteness of each stock, and what writes on it. */
export function StockTable({ stocks, chosen }: StockTableProps) {
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
