import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { FIRST_PRICE_HEADER } from "#domain/numbers/counted-things.ts";
import { check } from "#domain/configure/check.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue, IssueField } from "#domain/configure/issue.ts";
import { mainButton, type MainButton } from "#domain/configure/main-button.ts";
import { offersFor } from "#domain/configure/offers.ts";
import type { Offers } from "#domain/configure/offers.types.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { tooHeavyText } from "#domain/deliver/free-weight.ts";
import { jobsOf, ordinaryJob } from "#domain/deliver/job.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import {
  isFreeShipping,
  shippingChoices,
  type ShippingOffer,
  shippingRowsFor,
} from "#domain/deliver/shipping-choices.ts";
import type { Cents } from "#domain/money.ts";
import { oneDesignPrice } from "#domain/price/one-design.ts";
import { priceOf, priceTable } from "#domain/price/price-table.ts";
import type { ExplainedRow, PricingRow } from "#domain/price/pricing-row.ts";
import { type AnswerTo, callShop } from "#web/calls/call-shop.ts";

/** Everything the form shows for one selection. */
export interface Configuration {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly product: Product;
  readonly offers: Offers;
  readonly issues: readonly Issue[];
  readonly button: MainButton;
  readonly rows: readonly PricingRow[];
  /** The row of the chosen quantity; null when it has no price. */
  readonly row: ExplainedRow | null;
  /** What all sets would cost in one design, in cents; null for a single set. */
  readonly oneDesign: Cents | null;
  /** The ways to ship it; none while it has no price: there is nothing to be promised yet. */
  readonly shipping: readonly ShippingOffer[];
  /** Methods that serve the product, but not a job of this size. */
  readonly fasterLeftOut: readonly string[];
  /** Working days that a job of this size takes longer by the standard way than an ordinary one; 0 without a price. */
  readonly daysLonger: number;
  readonly freeShipping: boolean;
  /** Why it is too heavy to be sent for nothing; null where it is not. */
  readonly tooHeavyText: string | null;
}

function daysLonger(
  catalogue: Catalogue,
  selection: Selection,
  [standard]: readonly ShippingOffer[],
): number {
  const usual = shippingRowsFor(catalogue, selection).find(({ id }) => id === standard?.id);
  return standard === undefined || usual === undefined ? 0 : standard.printingDays - usual.printingDays;
}

function leftOut(catalogue: Catalogue, selection: Selection, shipping: readonly ShippingOffer[]): string[] {
  return shippingRowsFor(catalogue, selection)
    .map(({ method }) => method)
    .filter((method) => shipping.every((offer) => offer.method !== method));
}

/** Derives the whole form from a selection: nothing here is state. */
export function configurationOf(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  moment: ShopMoment,
): Configuration {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`product ${selection.productId} is not in the page's catalogue`);
  const issues = check(catalogue, selection);
  const button = mainButton(issues);
  const rows = priceTable(catalogue, selection, moment.date);
  const row = priceOf(catalogue, selection, moment.date);
  const price = row?.price ?? 0;
  const job = row === null ? ordinaryJob : jobsOf(catalogue, selection)(row.quantity);
  const shipping = row === null ? [] : shippingChoices(catalogue, selection, price, moment, job);
  return {
    catalogue,
    selection,
    product,
    offers: offersFor(catalogue, scope, selection),
    issues,
    button,
    rows,
    row,
    oneDesign: row === null ? null : oneDesignPrice(catalogue, selection, moment.date),
    shipping,
    daysLonger: daysLonger(catalogue, selection, shipping),
    fasterLeftOut: row === null ? [] : leftOut(catalogue, selection, shipping),
    freeShipping: isFreeShipping(catalogue, selection, price, job),
    tooHeavyText: tooHeavyText(catalogue, job.goods),
  };
}

/** The message of a field, if something is wrong with it. */
export function messageAt(issues: readonly Issue[], ...fields: IssueField[]): string | null {
  const found = issues.find((issue) => fields.includes(issue.field));
  return found === undefined ? null : issueMessage(found);
}

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

/** Whether this page has asked for a price before: the first one is counted. */
let hasAsked = false;

async function answerOf({
  query,
  controller,
}: Pick<Question, "query" | "controller">): Promise<PricesAnswer> {
  const headers: Record<string, string> = hasAsked ? {} : { [FIRST_PRICE_HEADER]: "1" };
  hasAsked = true;
  const asked = {
    query: new URLSearchParams(query),
    signal: controller.signal,
    timeoutMs: TIMEOUT_MS,
    headers,
  };
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
