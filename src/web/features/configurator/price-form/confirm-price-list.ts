import { toCents } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { callShop } from "#web/calls/call-shop.ts";

/** A price list on the page that the server is asked to confirm. */
export interface PriceListQuestion {
  /** The selection's; an answer to another one is no answer. */
  readonly hash: string;
  readonly query: string;
  readonly rows: readonly Pick<PricingRow, "quantity" | "price">[];
}

const TIMEOUT_MS = 10_000;

async function isConfirmed({ hash, query, rows }: PriceListQuestion, signal: AbortSignal): Promise<boolean> {
  const asked = { query: new URLSearchParams(query), signal, timeoutMs: TIMEOUT_MS };
  const answer = await callShop("GET get/pricing-data", asked);
  if (signal.aborted) return true;
  if (!answer.ok) {
    if (answer.status > 0) console.error(`get/pricing-data answered ${answer.status}`);
    return false;
  }
  const prices = new Map(answer.data.map(({ quantity, price }) => [quantity, toCents(price)]));
  const differs = rows.filter(({ quantity, price }) => prices.get(quantity) !== price);
  if (answer.selection_hash === hash && differs.length === 0) return true;
  console.error(`Price list differs for ${differs.length} quantities, selection ${hash}`);
  return false;
}

/**
 * Asks once the choices have rested for `delayMs`, and tells `hear` whether every price of the list is the server's. Answers
 * how to call it off: then nothing is asked any more, and an answer on its way is dropped.
 */
export function confirmPriceList(
  question: PriceListQuestion,
  delayMs: number,
  hear: (confirmed: boolean) => void,
): () => void {
  const controller = new AbortController();
  const ask = async () => {
    const confirmed = await isConfirmed(question, controller.signal);
    if (!controller.signal.aborted) hear(confirmed);
  };
  const timer = setTimeout(() => void ask(), delayMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
