import { isInvented } from "#topics/person/demonstration-mark.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import { taxPaperDue, taxPaperGst, type TaxPaperKind } from "#domain/order/tax-papers.ts";
import { type StoredOrder } from "#platform/db/schema/order.ts";
import { paperNumberTable, taxPaperTable, waitingTaxPaperTable } from "#platform/db/schema/payment.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { issueWaitingPapersQueue } from "#platform/jobs/queues.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { StoredFact } from "./order-facts.ts";
import type { Services } from "#topics/services.ts";

export type StoredTaxPaper = typeof taxPaperTable.$inferSelect;

/** The papers of an order, the oldest first. */
export function readTaxPapers(db: Queries, orderId: number): Promise<StoredTaxPaper[]> {
  return db
    .select()
    .from(taxPaperTable)
    .where(eq(taxPaperTable.orderId, orderId))
    .orderBy(asc(taxPaperTable.id));
}

/** The next number of a kind. Its row is held until the transaction ends, so this is the last thing that one does. */
async function nextNumber(tx: Transaction, kind: TaxPaperKind): Promise<number> {
  const [row] = await tx
    .update(paperNumberTable)
    .set({ last: sql`${paperNumberTable.last} + 1` })
    .where(eq(paperNumberTable.kind, kind))
    .returning();
  if (!row) throw new Error(`There are no numbers for ${kind}.`);
  return row.last;
}

/** Issues a paper under the next number of its kind, and answers that. */
export async function addTaxPaper(
  tx: Transaction,
  paper: Omit<typeof taxPaperTable.$inferInsert, "number">,
): Promise<number> {
  const number = await nextNumber(tx, paper.kind);
  await tx.insert(taxPaperTable).values({ ...paper, number });
  return number;
}

export type WaitingPaper = typeof waitingTaxPaperTable.$inferSelect;

/** How many papers wait until the shop has numbers of its own. */
export function countWaitingPapers(db: Queries): Promise<number> {
  return db.$count(waitingTaxPaperTable);
}

/** Whether the invoice of an order waits until the shop has numbers of its own. */
export async function doesInvoiceWait(db: Queries, orderId: number): Promise<boolean> {
  const { orderId: ofOrder, kind } = waitingTaxPaperTable;
  return (await db.$count(waitingTaxPaperTable, and(eq(ofOrder, orderId), eq(kind, "invoice")))) > 0;
}

/** What can make a paper due: an order on account that ends is credited, and with a proof another size is accepted and what it costs. */
const aboutMoney: ReadonlySet<StoredFact["kind"]> = new Set([
  "paid",
  "refunded",
  "credit-granted",
  "proof-approved",
  "corrected",
  "cancelled",
  "lapsed",
]);

/**
 * Whether a paper waits until the shop has a GST number and an account of its own, and then until all that have waited longer are
 * issued. Papers of a demonstration are one themselves, and go with it (decision 361).
 */
async function mustWait(
  { catalogue }: Pick<Services, "catalogue">,
  tx: Transaction,
  { id: orderId, customerId, guestId }: StoredOrder,
): Promise<boolean> {
  const guestIds = guestId === null ? [] : [guestId];
  if (await isInvented(tx, { customerId: customerId ?? 0, guestIds, orderIds: [orderId] })) return false;
  return isDemonstrationShop(catalogue.current().document.shop) || (await countWaitingPapers(tx)) > 0;
}

/**
 * Issues the paper that a fact about money makes due, or lets it wait. Its number is held until the transaction ends: nothing follows.
 */
export async function issueTaxPaper(
  services: Pick<Services, "catalogue" | "jobs">,
  tx: Transaction,
  { row, state, fact }: { readonly row: StoredOrder; readonly state: OrderState; readonly fact: StoredFact },
): Promise<void> {
  if (!aboutMoney.has(fact.kind)) return;
  const ofOrder = eq(waitingTaxPaperTable.orderId, row.id);
  const waiting = await tx
    .select()
    .from(waitingTaxPaperTable)
    .where(ofOrder)
    .orderBy(waitingTaxPaperTable.id);
  const before = [...(await readTaxPapers(tx, row.id)), ...waiting];
  const due = taxPaperDue(state, before);
  if (due === null) return;
  const paper = { ...due, orderId: row.id, factId: fact.id, gst: taxPaperGst(due, before) };
  if (await mustWait(services, tx, row)) {
    await tx.insert(waitingTaxPaperTable).values(paper);
    // The numbers may be entered at this very moment, which this transaction does not see.
    return services.jobs.add(tx, issueWaitingPapersQueue, {});
  }
  const { shop } = services.catalogue.current().document;
  await addTaxPaper(tx, { ...paper, shop, issuedAt: new Date(fact.at) });
}
