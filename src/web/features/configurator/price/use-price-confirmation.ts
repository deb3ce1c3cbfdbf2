import { useEffect, useState } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { toWire } from "#domain/configure/wire/to-wire.ts";
import type { Cents } from "#domain/money.ts";
import type { Configuration } from "../configuration.ts";
import { readPriceAnswer } from "./price-answer.ts";

/** What the server says about the price on the page; `price` is the server's when the two differ. */
export interface Confirmation {
  readonly state: "nothing" | "pending" | "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
  readonly retry: () => void;
}

/** Longer than any price takes; then the buttons wait no more (the shop prices every write again). */
const PATIENCE_MS = 10_000;
const TOO_LATE = new Error("get/pricing-data did not answer");

interface Answer {
  readonly key: string;
  readonly state: "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
}

/** Asks the server for the price of one quantity; rejects when it does not answer with one for this selection. */
async function askPrice(query: string, hash: string, quantity: number, signal: AbortSignal): Promise<Cents> {
  const response = await fetch(`/api/get/pricing-data?${query}`, { signal });
  if (!response.ok) throw new Error(`get/pricing-data answered ${response.status}`);
  const answer = readPriceAnswer(await response.json(), quantity);
  if (answer.hash !== hash) throw new Error("get/pricing-data answered for another selection");
  if (answer.price === null) throw new Error("get/pricing-data answered without the chosen quantity");
  return answer.price;
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
      const patience = setTimeout(() => controller.abort(TOO_LATE), PATIENCE_MS);
      try {
        const price = await askPrice(query, hash, quantity, controller.signal);
        const same = price === shown;
        if (!same) console.error(`Price differs: page ${shown}, server ${price}, selection ${hash}`);
        setAnswer({ key, state: same ? "confirmed" : "changed", price: same ? null : price });
      } catch (error) {
        const { aborted, reason } = controller.signal;
        if (aborted && reason !== TOO_LATE) return;
        console.error(error);
        setAnswer({ key, state: "failed", price: null });
      } finally {
        clearTimeout(patience);
      }
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
