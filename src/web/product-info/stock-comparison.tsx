import type { ToldStock } from "#domain/content/product-info.ts";
import { StockTable } from "./stock-table.tsx";
import { ThicknessDrawing } from "./thickness-drawing.tsx";
import styles from "./stocks.module.css";

interface StockComparisonProps {
  readonly stocks: readonly ToldStock[];
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
