import { type AnswerTo, callShop } from "#web/calls/call-shop.ts";

export type PricesAnswer = AnswerTo<"GET get/pricing-data">;

/** Longer than any price takes; then the buttons wait no more (the shop prices every write again). */
const TIMEOUT_MS = 10_000;

interface Question {
  readonly query: string;
  readonly answer: Promise<PricesAnswer>;
  readonly controller: AbortController;
}

/** The newest question: panel and price list ask about the same selection, and its answer is for both. */
let newest: Question | null = null;

async function answerOf({
  query,
  controller,
}: Pick<Question, "query" | "controller">): Promise<PricesAnswer> {
  const asked = { query: new URLSearchParams(query), signal: controller.signal, timeoutMs: TIMEOUT_MS };
  const answer = await callShop("GET get/pricing-data", asked);
  if (answer.ok) return answer;
  // The next who asks tries again.
  if (newest?.controller === controller) newest = null;
  if (answer.status > 0) console.error(`get/pricing-data answered ${answer.status}`);
  return answer;
}

function answerTo(query: string): Promise<PricesAnswer> {
  if (newest?.query !== query) {
    newest?.controller.abort();
    const controller = new AbortController();
    newest = { query, controller, answer: answerOf({ query, controller }) };
  }
  return newest.answer;
}

/** An answer that does not fit the page is no answer: asked again, the server is asked again. */
export function forgetPrices(query: string): void {
  if (newest?.query === query) newest = null;
}

/**
 * Asks the server for the prices of a selection once the choices have rested for `delayMs`, and tells `hear` the answer; who
 * asks the same meanwhile, or after it has come, is told the same answer. Answers how to call it off: then nothing is heard
 * any more, and the next question ends one on its way.
 */
export function askPrices(query: string, delayMs: number, hear: (answer: PricesAnswer) => void): () => void {
  let isWanted = true;
  const ask = async () => {
    const answer = await answerTo(query);
    if (isWanted) hear(answer);
  };
  const timer = setTimeout(() => void ask(), delayMs);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
