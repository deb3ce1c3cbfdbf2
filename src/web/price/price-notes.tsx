import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { DESIGNS } from "#domain/price/price-table.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { nextTierOffer } from "#domain/price/saving.ts";
import { Button } from "#ui/button.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-panel.module.css";

/** Which promotion has struck a price through, and until when it runs. */
function PromotionNote({ configurator: { row } }: { readonly configurator: Configurator }) {
  return row?.promotion ? <p className={styles.promotion}>{promotionText(row.promotion)}</p> : null;
}

/** What several sets cost: one run and what each further design adds, or each by itself, and then what one design of all pieces would. */
function SetsNote({ configurator }: { readonly configurator: Configurator }) {
  const { catalogue, selection, row, oneDesign } = configurator;
  const sets = selection.sets.count ?? 1;
  if (row === null || sets < 2) return null;
  const pieces = sets * row.quantity;
  const all = `${grouped(pieces)} ${pieceNoun(catalogue, selection, pieces)}`;
  const designs = row.lines.find(({ code }) => code === DESIGNS)?.amount;
  if (designs !== undefined)
    return (
      <p className={styles.next}>
        Your {sets} designs are made as one run of {all}: {formatMoney(row.price - designs)}, and{" "}
        {formatMoney(designs / (sets - 1))} for the file and plate of each further design.
      </p>
    );
  if (oneDesign === null || oneDesign >= row.price) return null;
  return (
    <p className={styles.next}>
      Each design is a job of its own. All {all} in one design: {formatMoney(oneDesign)}.
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
