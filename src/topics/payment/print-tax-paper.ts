import { totalsOf } from "#domain/cart/price-cart.ts";
import { costsMore } from "#domain/order/correct/correction.ts";
import type { OrderFact } from "#domain/order/order-fact.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";

import { paidNote } from "#domain/order/payment-labels.ts";
import { taxPaperNumber } from "#domain/order/tax-papers.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { shopMoment } from "#platform/clock.ts";
import { networkOf } from "#platform/network.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readTaxPapers, type StoredTaxPaper } from "#topics/order/tax-papers.ts";
import type { PrintedTaxPaper } from "./draw-tax-paper.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import type { OrderQuery } from "#topics/order/answer-order.ts";
import { type LoadedOrder, loadedOrder } from "#topics/order/loaded-order.ts";
import { readContactAt } from "#topics/order/orders.ts";
import { openOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import { printedLogo } from "#topics/settings/logo.ts";

const drawn = createDrawnDocuments();

type OrderOfPaper = Pick<LoadedOrder, "row" | "state" | "facts">;

function partTitle({ row, state }: OrderOfPaper, kind: StoredTaxPaper["kind"]): string {
  const order = `order ${row.orderNo}`;
  if (kind === "credit-note") return `${state.money.due < 0 ? "To be given" : "Given"} back of ${order}`;
  if (state.amended.size > 0) return `Changed at the proof: ${order}`;
  return costsMore(state.sums) > 0 ? `Changed since: ${order}` : `Paid again for ${order}`;
}

/** What is charged: all of the order, or a part of it alone. */
function chargesOf(order: OrderOfPaper, { kind, cents }: StoredTaxPaper) {
  const { row } = order;
  const { subTotal, shippingFee, couponDiscount, pointDiscount } = row;
  if (kind === "invoice" && cents === row.totalPrice)
    return {
      charges: row.items
        .filter(({ isRemoved }) => isRemoved !== true)
        .map((item) => ({ ...item, quantity: quantityText(item) })),
      totals: totalsOf({ subTotal, shippingFee, couponDiscount, pointDiscount }),
      isWhole: true,
    };
  return {
    charges: [{ title: partTitle(order, kind), quantity: "", price: cents }],
    totals: totalsOf({ subTotal: cents, shippingFee: 0, couponDiscount: 0, pointDiscount: 0 }),
    isWhole: false,
  };
}

/** What it says of other papers, and of the sums. */
function wordsOf(
  { id, kind, factId }: StoredTaxPaper,
  all: readonly StoredTaxPaper[],
  facts: readonly OrderFact[],
): string {
  const sums = "In New Zealand dollars, GST included.";
  const fact = facts.find((one) => one.id === factId);
  if (kind === "invoice" && fact?.kind === "credit-granted")
    return `On account, due ${formatDocumentDate(fact.dueOn)}. Please pay with the number of the order as the reference. ${sums}`;
  if (kind === "invoice") return `${paidNote(fact)}, thank you. ${sums}`;
  const invoice = all.findLast((one) => one.kind === "invoice" && one.id < id);
  return invoice ? `Of tax invoice ${taxPaperNumber("invoice", invoice.number)}. ${sums}` : sums;
}

/** What the document of a paper says; `order` as it was with what the paper is issued for, `all`: the papers of its order. */
export function printedTaxPaper(
  origin: string,
  order: OrderOfPaper,
  paper: StoredTaxPaper,
  all: readonly StoredTaxPaper[],
): PrintedTaxPaper {
  const { row } = order;
  const { kind, number, shop, issuedAt } = paper;
  return {
    title: kind === "invoice" ? "Tax invoice" : "Credit note",
    number: taxPaperNumber(kind, number),
    issued: shopMoment(issuedAt.getTime(), shop.timeZone, shop.cutOff).date,
    orderNo: row.orderNo,
    contact: row.contact,
    ...chargesOf(order, paper),
    words: wordsOf(paper, all, order.facts),
    shop,
    origin,
  };
}

interface PrintedPaper {
  readonly ok: true;
  readonly number: string;
  readonly bytes: Buffer;
}

/**
 * A paper of an order as PDF, for its owner and for whoever has its key. "invoice": the newest one, whatever its number.
 */
export async function printTaxPaper(
  services: Pick<Services, "catalogue" | "config" | "db" | "metrics" | "shopMoment">,
  caller: Caller,
  asked: OrderQuery,
  named: string,
): Promise<PrintedPaper | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "taxPaper", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const { row } = opened;
  const papers = await readTaxPapers(services.db, row.id);
  const paper = papers.findLast(
    ({ kind, number }) => named === kind || named === taxPaperNumber(kind, number),
  );
  if (paper === undefined) return refuse("not-found");
  const { shopOrigin } = services.config;
  const name = `${paper.id} ${row.orderNo} ${shopOrigin}`;
  services.metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(name) ? "hit" : "miss" });
  const gather = async () => {
    const facts = (await readFacts(services.db, [row.id])).get(row.id) ?? [];
    const contact = await readContactAt(services.db, row, paper.factId);
    const order = loadedOrder(
      { ...row, contact },
      facts.filter(({ id }) => id <= paper.factId),
    );
    const logo = await printedLogo(services.db, paper.shop);
    const printed = { ...printedTaxPaper(shopOrigin, order, paper, papers), logo };
    return { kind: "tax-paper", printed } as const;
  };
  const bytes = await drawn.get(name, () => drawInThread(networkOf(caller.ip), gather));
  return { ok: true, number: taxPaperNumber(paper.kind, paper.number), bytes };
}
