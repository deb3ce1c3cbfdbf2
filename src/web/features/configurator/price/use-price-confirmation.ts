import { useEffect, useState } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { toWire } from "#domain/configure/wire/to-wire.ts";
import type { Cents } from "#domain/money.ts";
import type { Configuration } from "../configuration.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { priceIn } from "./price-answer.ts";

/** What the server says about the price on the page; `price` is the server's when the two differ. */
export interface Confirmation {
  readonly state: "nothing" | "pending" | "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
  readonly retry: () => void;
}

/** Longer than any price takes; then the buttons wait no more (the shop prices every write again). */
const TIMEOUT_MS = 10_000;

interface Answer {
  readonly key: string;
  readonly state: "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
}

/** Asks the server for the price of one quantity; null when it does not answer with one for this selection. */
async function askPrice(
  { query, hash, quantity }: Omit<ReturnType<typeof questionOf>, "shown">,
  signal: AbortSignal,
): Promise<Cents | null> {
  const asked = { query: new URLSearchParams(query), signal, timeoutMs: TIMEOUT_MS };
  const answer = await callShop("GET get/pricing-data", asked);
  if (!answer.ok) {
    if (answer.status > 0) console.error(`get/pricing-data answered ${answer.status}`);
    return null;
  }
  const price = priceIn(answer, hash, quantity);
  if (price === null) console.error(`get/pricing-data answered without ${quantity} of selection ${hash}`);
  return price;
}

/** What the page shows and the server is asked to confirm; null while there is no price. */
function questionOf({ catalogue, selection, row }: Configuration) {
  return {
    hash: selectionHash(selection),
    query: new URLSearchParams(toWire(catalogue, selection)).toString(),
    quantity: row?.quantity ?? 0,
    shown: row?.price ?? null,
  };
}

/**
 * Confirms the shown price once the choices have rested for `delayMs`. An answer to an older selection is dropped,
 * a difference is reported and shown, never hidden.
 */
export function usePriceConfirmation(configuration: Configuration, delayMs: number): Confirmation {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { hash, query, quantity, shown } = questionOf(configuration);
  const key = `${hash}:${attempt}`;
  useEffect(() => {
    if (shown === null) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const price = await askPrice({ hash, query, quantity }, controller.signal);
      if (controller.signal.aborted) return;
      if (price === null) return setAnswer({ key, state: "failed", price });
      const same = price === shown;
      if (!same) console.error(`Price differs: page ${shown}, server ${price}, selection ${hash}`);
      setAnswer({ key, state: same ? "confirmed" : "changed", price: same ? null : price });
    };
    const timer = setTimeout(() => void ask(), delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, hash, query, quantity, shown, delayMs]);
  const current = answer?.key === key ? answer : null;
  return {
    state: shown === null ? "nothing" : (current?.state ?? "pending"),
    price: current?.price ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}
