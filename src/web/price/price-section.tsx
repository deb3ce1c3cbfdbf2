import { memo, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { island } from "#ui/lazy/island.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import type { Orders } from "./price-panel.tsx";
import plotStyles from "./price-plot.module.css";
import styles from "./price-section.module.css";
import table from "./price-table.module.css";

/** Not needed for a price: the form comes when it is opened. */
async function loadForm() {
  return (await import("./price-form.tsx")).PriceForm;
}

/** Whether the section is shown, in view or not: in a tab that is not open it takes no room. */
function useIsShown(place: RefObject<HTMLElement | null>, inTab: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!inTab || place.current === null) return undefined;
    const observer = new ResizeObserver((entries) =>
      setOpen(entries.some(({ contentRect }) => contentRect.height > 0)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, inTab]);
  return isOpen || !inTab;
}

/** What stands in the table's place where it has no price to show. */
function NoPrices({ configurator, orders }: Pick<PriceSectionProps, "configurator" | "orders">) {
  const { issues, offers } = configurator.deferred;
  const isTooLarge = issues.some(({ field, code }) => field === "size" && code === "too-large");
  if (!isTooLarge || offers.fixedSizesInPriceTable)
    return <p className={styles.none}>Prices appear once the size and the counts fit.</p>;
  return (
    <p className={styles.none}>
      For special sizes, request a quote from the button below.{" "}
      <Button look="plain" busy={orders.underWay === "quote"} onClick={() => orders.ask("quote")}>
        ask for a quotation
      </Button>
    </p>
  );
}

interface PriceSectionProps {
  readonly configurator: Configurator;
  readonly orders: Pick<Orders, "ask" | "underWay">;
  /** The form is there as soon as the section is shown, as on the business-cards page; elsewhere it is opened. */
  readonly opensAtOnce: boolean;
}

/** The form is fetched when it is opened, or shown where it opens at once. */
function useForm(opensAtOnce: boolean, isShown: boolean) {
  const [Form, fetchForm] = useChunk(loadForm);
  const [isPressed, setPressed] = useState(false);
  const [isLost, setLost] = useState(false);
  const isOpen = isPressed || opensAtOnce;
  const isWanted = isPressed || (opensAtOnce && isShown);
  const isMissing = isWanted && Form === null && !isLost;
  useEffect(() => {
    if (isMissing) fetchForm().catch(() => setLost(true));
  }, [isMissing, fetchForm]);
  return { Form, isOpen, isLost, fetchAgain: () => setLost(false), setPressed };
}

async function loadPlot() {
  return (await import("./price-plot.tsx")).PricePlot;
}

/** The plot as the server draws it; it is taken over when somebody comes near: 211 ms less of a phone (decision 293). */
const PlotIsland = island(loadPlot, import.meta.env.SSR ? await loadPlot() : null, [plotStyles.plot]);

async function loadTable() {
  return (await import("./price-table.tsx")).PriceTable;
}

/** Every quantity with its price as the server writes it; it is taken over when somebody comes near: 183 ms less (decision 293). */
const TableIsland = island(loadTable, import.meta.env.SSR ? await loadTable() : null, [table.table]);

/** Every quantity with its price, as a table and as a plot beside it, and the whole form as a second view of what is configured. */
export const PriceSection = memo(({ configurator, orders, opensAtOnce }: PriceSectionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(place, opensAtOnce);
  const { Form, isOpen, isLost, fetchAgain, setPressed } = useForm(opensAtOnce, isShown);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { change } = configurator;
  const { selection, rows } = configurator.deferred;
  const onChoose = useCallback((pieces: number) => change({ field: "quantity", pieces }), [change]);
  const list = { rows, sets: selection.sets.count ?? 1, chosen: selection.quantity.pieces, onChoose };
  const hasFailed = isOpen && failedFor !== null && failedFor === selectionHash(withoutArtwork(selection));
  const again = () => {
    setFailedFor(null);
    setAttempt(attempt + 1);
  };
  // Folded into a row, it is the region of that row.
  const named = opensAtOnce ? ({ role: "region", "aria-label": "Price table" } as const) : {};
  return (
    <div ref={place} {...named} className={styles.section}>
      <div className={styles.head}>
        {opensAtOnce && (
          <>
            <h2 className={styles.title}>Price table</h2>
            <p className={styles.lead}>More pieces, lower price each.</p>
          </>
        )}
        {!opensAtOnce && (
          <Button look="quiet" expanded={isOpen} onClick={() => setPressed(!isOpen)}>
            Check other prices
          </Button>
        )}
      </div>
      {isOpen && isLost && <TryAgain words={unexpectedMessage} onAgain={fetchAgain} />}
      {isOpen && Form && (
        <Form configurator={configurator} shown={isShown} attempt={attempt} onFailed={setFailedFor} />
      )}
      {hasFailed && <TryAgain words={unexpectedMessage} onAgain={again} />}
      {!hasFailed && rows.length === 0 && <NoPrices configurator={configurator} orders={orders} />}
      {!hasFailed && rows.length > 0 && (
        <div className={styles.columns}>
          <TableIsland {...list} />
          <div className={plotStyles.frame}>
            <PlotIsland {...list} />
          </div>
        </div>
      )}
    </div>
  );
});
