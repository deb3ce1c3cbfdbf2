import { useEffect, useState } from "react";
import { PRICING_DELAY_MS } from "#domain/configure/limits.ts";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { Cents } from "#domain/money.ts";
import type { Configuration } from "#web/configurator/configuration.ts";
import { confirmPrice, type PriceAnswer } from "./confirm-price.ts";

/** What the server says about the price on the page; `price` is the server's when the two differ. */
export interface Confirmation {
  readonly state: "nothing" | "pending" | PriceAnswer["state"];
  readonly price: Cents | null;
  readonly retry: () => void;
}

/** What the page shows and the server is asked to confirm; `shown` is null while there is no price. */
function questionOf({ catalogue, selection, row }: Configuration) {
  const priced = withoutArtwork(selection);
  return {
    hash: selectionHash(priced),
    query: new URLSearchParams(selectionToWire(catalogue, priced)).toString(),
    quantity: row?.quantity ?? 0,
    shown: row?.price ?? null,
  };
}

/**
 * Confirms the shown price once the choices have rested. An answer to an older selection is dropped, a difference is
 * reported and shown, never hidden. Where the page's own price counts, `asks` is false.
 */
export function usePriceConfirmation(configuration: Configuration, asks: boolean): Confirmation {
  const [answer, setAnswer] = useState<(PriceAnswer & { readonly key: string }) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { hash, query, quantity, shown } = questionOf(configuration);
  const key = `${hash}:${attempt}`;
  useEffect(() => {
    if (!asks || shown === null) return undefined;
    return confirmPrice({ hash, query, quantity, shown }, PRICING_DELAY_MS.quotePage, (heard) =>
      setAnswer({ key, ...heard }),
    );
  }, [asks, key, hash, query, quantity, shown]);
  const current = answer?.key === key ? answer : null;
  return {
    state: shown === null || !asks ? "nothing" : (current?.state ?? "pending"),
    price: current?.price ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}
