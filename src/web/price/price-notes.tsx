import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { nextTierOffer } from "#domain/price/saving.ts";
import { Button } from "#ui/button.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-panel.module.css";

/** Which promotion has struck a price through, and until when it runs. */
function PromotionNote({ configurator: { row } }: { readonly configurator: Configurator }) {
  return row?.promotion ? <p className={styles.promotion}>{promotionText(row.promotion)}</p> : null;
}

/** Why sets cost their number times one: and what all pieces would cost in one design. */
function SetsNote({ configurator }: { readonly configurator: Configurator }) {
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

/** Says when more pieces cost hardly more than these. */
function NextTier({ configurator }: { readonly configurator: Configurator }) {
  const { row, rows, change } = configurator;
  const offer = row && nextTierOffer(rows, row);
  if (!offer) return null;
  return (
    <p className={styles.next}>
      {offer.more === 0 ? (
        <>{grouped(offer.quantity)} cost the same.</>
      ) : (
        <>
          {grouped(offer.quantity)} cost only {formatMoney(offer.more)} more.
        </>
      )}{" "}
      <Button look="plain" onClick={() => change({ field: "quantity", pieces: offer.quantity })}>
        Take {grouped(offer.quantity)}
      </Button>
    </p>
  );
}

/** What there is to say about a price, below its button. */
export function PriceNotes({ configurator }: { readonly configurator: Configurator }) {
  return (
    <>
      <PromotionNote configurator={configurator} />
      <NextTier configurator={configurator} />
      <SetsNote configurator={configurator} />
    </>
  );
}
