import { PagerButton } from "./pager.tsx";
import styles from "./comparison-legend.module.css";

interface ComparisonLegendProps {
  /** How many products stand side by side now. */
  readonly shown: number;
  /** The place of the first of them among all, from 1. */
  readonly first: number;
  /** How many there are on all pages. */
  readonly of: number;
  readonly isLast: boolean;
  readonly onlyDifferences: boolean;
  readonly onOnlyDifferences: (only: boolean) => void;
  readonly onPage: (step: 1 | -1) => void;
}

/** One line above the comparison: what is shown of it, what the mark means, and the way to the next products. */
export function ComparisonLegend({ shown, first, of, isLast, ...on }: ComparisonLegendProps) {
  const hasPages = shown < of;
  if (shown < 2 && !hasPages) return null;
  return (
    <div className={styles.legend}>
      {shown > 1 && (
        <>
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={on.onlyDifferences}
              onChange={(event) => on.onOnlyDifferences(event.target.checked)}
            />
            Only differences
          </label>
          <p className={styles.words}>
            Differences are <mark>marked</mark>. Prices are today’s and include GST.
          </p>
        </>
      )}
      {hasPages && (
        <div className={styles.pager}>
          <span>
            {shown === 1 ? first : `${first} to ${first + shown - 1}`} of {of}
          </span>
          <PagerButton to="Previous" end={first === 1} onPress={() => on.onPage(-1)} />
          <PagerButton to="Next" end={isLast} onPress={() => on.onPage(1)} />
        </div>
      )}
    </div>
  );
}
