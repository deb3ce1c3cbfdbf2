import { asc, eq, sql } from "drizzle-orm";
import { taxPaperDue, taxPaperGst, type TaxPaperKind } from "#domain/order/tax-papers.ts";
import { type StoredOrder } from "#platform/db/schema/order.ts";
import { paperNumberTable, taxPaperTable } from "#platform/db/schema/payment.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
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

/** Issues a paper under the next number of its kind. */
export async function addTaxPaper(
  tx: Transaction,
  paper: Omit<typeof taxPaperTable.$inferInsert, "number">,
): Promise<void> {
  const number = await nextNumber(tx, paper.kind);
  await tx.insert(taxPaperTable).values({ ...paper, number });
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

/** Issues the paper that a fact about money makes due. Its number is held until the transaction ends: nothing follows. */
export async function issueTaxPaper(
  { catalogue }: Pick<Services, "catalogue">,
  tx: Transaction,
  { row, state, fact }: { readonly row: StoredOrder; readonly state: OrderState; readonly fact: StoredFact },
): Promise<void> {
  if (!aboutMoney.has(fact.kind)) return;
  const before = await readTaxPapers(tx, row.id);
  const due = taxPaperDue(state, before);
  if (due === null) return;
  await addTaxPaper(tx, {
    ...due,
    orderId: row.id,
    factId: fact.id,
    gst: taxPaperGst(due, before),
    shop: catalogue.current().document.shop,
    issuedAt: new Date(fact.at),
  });
}
