import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-panel.module.css";

/** Which promotion has struck a price through, and until when it runs. */
export function PromotionNote({ configurator: { row } }: { readonly configurator: Configurator }) {
  return row?.promotion ? <p className={styles.promotion}>{promotionText(row.promotion)}</p> : null;
}

/** Why sets cost their number times one: and what all pieces would cost in one design. */
export function SetsNote({ configurator }: { readonly configurator: Configurator }) {
  const { catalogue, selection, row, oneDesign } = configurator;
  const sets = selection.sets.count ?? 1;
  if (row === null || oneDesign === null || oneDesign >= row.price) return null;
  const pieces = sets * row.quantity;
  return (
    <p className={styles.next}>
      Each design is a job of its own. All {grouped(pieces)} {pieceNoun(catalogue, selection, pieces)} in one
      design: {formatMoney(oneDesign)}.
    </p>
  );
}
