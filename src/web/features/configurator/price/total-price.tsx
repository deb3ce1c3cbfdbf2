import { formatMoney } from "../../../../domain/money.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { Confirmation } from "../confirm/use-price-confirmation.ts";
import type { Configurator } from "../use-configurator.ts";
import { formatEach } from "../../../../domain/price/offered/price-each.ts";
import { savingPerPiece } from "../../../../domain/price/offered/saving.ts";
import styles from "./total-price.module.css";

interface TotalPriceProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
}

/** The total for all sets, what it was before a promotion, each piece, and what more pieces save. */
export const TotalPrice = ({ configurator, confirmation }: TotalPriceProps) => {
  const { row, rows, selection } = configurator;
  const price = confirmation.price ?? row?.price ?? null;
  const pieces = (row?.quantity ?? 0) * (selection.sets.count ?? 1);
  const saving = row && savingPerPiece(rows, row);
  return (
    <div
      role="status"
      aria-label="Total price"
      aria-busy={confirmation.state === "pending" || undefined}
      className={styles.total}
    >
      {price === null ? (
        <span className={styles.none}>No price yet</span>
      ) : (
        <>
          <span className={styles.line}>
            <span key={price} className={styles.price}>
              {formatMoney(price)}
            </span>
            {row?.originalPrice != null && (
              <s className={styles.original}>
                <VisuallyHidden>before </VisuallyHidden>
                {formatMoney(row.originalPrice)}
              </s>
            )}
          </span>
          <span className={styles.detail}>
            {formatEach(price, pieces)} each
            {saving !== null && saving > 0 && <span className={styles.saving}>Save {saving}% a piece</span>}
          </span>
        </>
      )}
    </div>
  );
};
