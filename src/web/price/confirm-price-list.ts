import { toCents } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { askPrices, forgetPrices, type PricesAnswer } from "#web/configurator/ask-prices.ts";

/** A price list on the page that the server is asked to confirm. */
export interface PriceListQuestion {
  /** The selection's; an answer to another one is no answer. */
  readonly hash: string;
  readonly query: string;
  readonly rows: readonly Pick<PricingRow, "quantity" | "price">[];
}

function isConfirmed(answer: PricesAnswer, { hash, rows }: PriceListQuestion): boolean {
  if (!answer.ok) return false;
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
  return askPrices(question.query, delayMs, (answer) => {
    const confirmed = isConfirmed(answer, question);
    if (!confirmed) forgetPrices(question.query);
    hear(confirmed);
  });
}
