import { issueReason } from "#domain/configure/issue-message.ts";
import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import hidden from "#ui/layout/visually-hidden.module.css";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Confirmation } from "./use-price-confirmation.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { savingPerPiece } from "#domain/price/saving.ts";
import styles from "./total-price.module.css";

interface TotalPriceProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
}

/** "for 10 stickers", "for 3 sets of 50 cards". */
function forHowMany({ catalogue, selection, row }: Configurator): string {
  const pieces = row?.quantity ?? 0;
  const sets = selection.sets.count ?? 1;
  const words = `${grouped(pieces)} ${pieceNoun(catalogue, selection, sets * pieces)}`;
  return sets === 1 ? `for ${words}` : `for ${sets} sets of ${words}`;
}

function firstTier(rows: readonly PricingRow[]): number {
  return rows.find((row) => !row.customQuantity)?.quantity ?? 0;
}

/** That what has a price has to be mended before it can be ordered, and why. */
function NotOrderable({ issues }: Pick<Configurator, "issues">) {
  const waiting = issues.find(({ severity }) => severity === "waits");
  if (waiting === undefined) return null;
  return <span className={styles.waiting}>Not orderable yet: {issueReason(waiting)}</span>;
}

/** The total for all sets and for how many, what it was before a promotion, each piece, and what more pieces save. */
export function TotalPrice({ configurator, confirmation }: TotalPriceProps) {
  const { row, rows, selection, issues } = configurator;
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
          <span className={`${hidden.hidden} ${styles.pieces}`}> {forHowMany(configurator)} </span>
          <span className={styles.detail}>
            <NotOrderable issues={issues} />
            <span className={styles.each}>{formatEach(price, pieces)} each</span>
            {saving !== null && saving > 0 && (
              <span className={styles.saving}>
                {saving}% less each than for {grouped(firstTier(rows))}
              </span>
            )}
          </span>
        </>
      )}
    </div>
  );
}
