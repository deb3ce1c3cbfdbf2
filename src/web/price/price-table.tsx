import { memo } from "react";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { formatEachShort } from "#domain/price/price-each.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { savingPerPiece } from "#domain/price/saving.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./price-table.module.css";

/** What a piece saves, in figures and as a line that grows. */
function Saving({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.saving}>
      <svg className={styles.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(0, percent)} height="4" />
      </svg>
      <span className={styles.percent}>{percent > 0 ? `${percent}%` : "–"}</span>
    </span>
  );
}

interface PriceTableProps {
  readonly rows: readonly PricingRow[];
  readonly sets: number;
  readonly chosen: number | null;
  readonly onChoose: (pieces: number) => void;
}

/** Every quantity with its price and what a piece saves against the first one. */
export const PriceTable = memo(({ rows, sets, chosen, onChoose }: PriceTableProps) => {
  const first = rows.find((row) => !row.customQuantity)?.quantity;
  if (first === undefined) return null;
  const promotion = rows.find((row) => row.promotion !== undefined)?.promotion;
  return (
    <div>
      {promotion && <p className={styles.promotion}>{promotionText(promotion)}</p>}
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">Each, about</th>
              <th scope="col">Less each than for {grouped(first)}</th>
              <th scope="col">
                <VisuallyHidden>Choose</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.quantity} data-chosen={row.quantity === chosen || undefined}>
                <th scope="row">{grouped(row.quantity)}</th>
                <td>
                  {formatMoney(row.price)}
                  {row.originalPrice !== null && (
                    <s className={styles.original}>{formatMoney(row.originalPrice)}</s>
                  )}
                </td>
                <td>{formatEachShort(row.price, row.quantity * sets)}</td>
                <td>
                  <Saving percent={savingPerPiece(rows, row)} />
                </td>
                <td className={styles.action}>
                  {row.quantity === chosen ? (
                    <span className={styles.mark}>Chosen</span>
                  ) : (
                    <Button look="plain" onClick={() => onChoose(row.quantity)}>
                      Choose<VisuallyHidden> {grouped(row.quantity)}</VisuallyHidden>
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
