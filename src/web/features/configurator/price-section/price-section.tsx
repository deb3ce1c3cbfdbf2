import { memo } from "react";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { PriceTable } from "../price/price-table.tsx";
import { PlotIsland } from "./plot-island.ts";
import plotStyles from "./price-plot.module.css";
import styles from "./price-section.module.css";

interface PriceSectionProps {
  readonly rows: readonly PricingRow[];
  readonly sets: number;
  readonly chosen: number | null;
  readonly onChoose: (pieces: number) => void;
}

/** Every quantity with its price, as a table and as a plot beside it. */
export const PriceSection = memo((props: PriceSectionProps) => {
  const { rows } = props;
  if (!rows.some((row) => !row.customQuantity)) return null;
  return (
    <section aria-label="Price table" className={styles.section}>
      <h2 className={styles.title}>Price table</h2>
      <p className={styles.lead}>More pieces, lower price each.</p>
      <div className={styles.columns}>
        <PriceTable {...props} />
        <div className={plotStyles.frame}>
          <PlotIsland {...props} />
        </div>
      </div>
    </section>
  );
});
