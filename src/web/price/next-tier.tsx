import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-panel.module.css";
import { nextTierOffer } from "#domain/price/saving.ts";

/** Says when more pieces cost hardly more than these. */
export function NextTier({ configurator }: { readonly configurator: Configurator }) {
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
