import { gstIn } from "#domain/money.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import { taxPaperDue } from "#domain/order/tax-papers.ts";
import type { StoredFact } from "./order-facts.ts";
import type { StoredOrder } from "#platform/db/schema/orders/order.ts";
import { addTaxPaper, readTaxPapers } from "./tax-papers.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";

/** What can make a paper due: an order on account that ends is credited, and with a proof another size is accepted and what it costs. */
const aboutMoney: ReadonlySet<StoredFact["kind"]> = new Set([
  "paid",
  "refunded",
  "credit-granted",
  "proof-approved",
  "cancelled",
  "lapsed",
]);

/** Issues the paper that a fact about money makes due. Its number is held until the transaction ends: nothing follows. */
export async function issueTaxPaper(
  { catalogue }: Pick<Services, "catalogue">,
  tx: Transaction,
  { row, state, fact }: { readonly row: StoredOrder; readonly state: OrderState; readonly fact: StoredFact },
): Promise<void> {
  if (!aboutMoney.has(fact.kind)) return;
  const due = taxPaperDue(state, await readTaxPapers(tx, row.id));
  if (due === null) return;
  await addTaxPaper(tx, {
    ...due,
    orderId: row.id,
    factId: fact.id,
    gst: gstIn(due.cents),
    shop: catalogue.current().document.shop,
    issuedAt: new Date(fact.at),
  });
}
