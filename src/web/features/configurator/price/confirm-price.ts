import type { Cents } from "#domain/money.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { priceIn } from "./price-answer.ts";

/** A price on the page that the server is asked to confirm. */
export interface PriceQuestion {
  /** The selection's; an answer to another one is no answer. */
  readonly hash: string;
  readonly query: string;
  readonly quantity: number;
  readonly shown: Cents;
}

/** What the server says; `price` is the server's when the two differ. */
export interface PriceAnswer {
  readonly state: "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
}

/** Longer than any price takes; then the buttons wait no more (the shop prices every write again). */
const TIMEOUT_MS = 10_000;

/** Asks the server for the price of one quantity; null when it does not answer with one for this selection. */
async function askPrice(
  { query, hash, quantity }: PriceQuestion,
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

/**
 * Asks once the choices have rested for `delayMs`, and tells `hear` what came of it; a difference is reported, too. Answers
 * how to call it off: then nothing is asked any more, and an answer on its way is dropped.
 */
export function confirmPrice(
  question: PriceQuestion,
  delayMs: number,
  hear: (answer: PriceAnswer) => void,
): () => void {
  const controller = new AbortController();
  const ask = async () => {
    const price = await askPrice(question, controller.signal);
    if (controller.signal.aborted) return;
    const { shown, hash } = question;
    if (price === null) return hear({ state: "failed", price });
    if (price === shown) return hear({ state: "confirmed", price: null });
    console.error(`Price differs: page ${shown}, server ${price}, selection ${hash}`);
    hear({ state: "changed", price });
  };
  const timer = setTimeout(() => void ask(), delayMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
