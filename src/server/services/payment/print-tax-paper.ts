import { totalsOf } from "#domain/cart/price-cart.ts";
import type { OrderFact } from "#domain/order/order-fact.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { readFacts } from "#server/db/orders/order-facts.ts";
import { billingPlace } from "#domain/order/order-places.ts";
import { taxPaperNumber } from "#domain/order/tax-papers.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { shopMoment } from "#server/clock.ts";
import type { StoredOrder } from "#server/db/orders/orders.ts";
import { readTaxPapers, type StoredTaxPaper } from "#server/db/orders/tax-papers.ts";
import type { PrintedTaxPaper } from "#server/pdf/tax-paper/printed-tax-paper.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import { createDrawnDocuments } from "../drawn-documents.ts";
import type { AskedOrder } from "../order/answer-proof.ts";
import { openOrder } from "../order/read-order.ts";
import type { Services } from "../services.ts";

const drawn = createDrawnDocuments();

/** What is charged: the order as it was placed, or a part of it alone. */
function chargesOf(row: StoredOrder, { kind, cents }: StoredTaxPaper) {
  const { subTotal, shippingFee, couponDiscount, pointDiscount } = row;
  if (kind === "invoice" && cents === row.totalPrice)
    return {
      charges: row.items.map((item) => ({ ...item, quantity: quantityText(item) })),
      totals: totalsOf({ subTotal, shippingFee, couponDiscount, pointDiscount }),
      isWhole: true,
    };
  const title = `${kind === "invoice" ? "Paid again for" : "Given back of"} order ${row.orderNo}`;
  return {
    charges: [{ title, quantity: "", price: cents }],
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
  if (kind === "invoice") return `Paid, thank you. ${sums}`;
  const invoice = all.findLast((one) => one.kind === "invoice" && one.id < id);
  return invoice ? `Of tax invoice ${taxPaperNumber("invoice", invoice.number)}. ${sums}` : sums;
}

/** What the document of a paper says; `all`: the papers of its order; `facts`: what has happened to it. */
export function printedTaxPaper(
  origin: string,
  row: StoredOrder,
  paper: StoredTaxPaper,
  all: readonly StoredTaxPaper[],
  facts: readonly OrderFact[] = [],
): PrintedTaxPaper {
  const { kind, number, shop, issuedAt } = paper;
  return {
    title: kind === "invoice" ? "Tax invoice" : "Credit note",
    number: taxPaperNumber(kind, number),
    issued: shopMoment(issuedAt.getTime(), shop.timeZone, shop.cutOff).date,
    orderNo: row.orderNo,
    poNumber: row.contact.po_number,
    billTo: billingPlace(row.contact),
    ...chargesOf(row, paper),
    words: wordsOf(paper, all, facts),
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
 * A paper of an order as PDF, for its owner and for whoever has its key. "invoice": the newest one, whatever its number. The library
 * that draws is loaded when the first one is asked for.
 */
export async function printTaxPaper(
  services: Pick<Services, "config" | "db" | "metrics">,
  caller: Caller,
  asked: AskedOrder,
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
  const bytes = await drawn.get(name, async () => {
    const { drawTaxPaper } = await import("#server/pdf/tax-paper/draw-tax-paper.ts");
    const facts = (await readFacts(services.db, [row.id])).get(row.id) ?? [];
    return drawTaxPaper(printedTaxPaper(shopOrigin, row, paper, papers, facts));
  });
  return { ok: true, number: taxPaperNumber(paper.kind, paper.number), bytes };
}
