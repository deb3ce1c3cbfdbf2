import { asc, eq, sql } from "drizzle-orm";
import type { TaxPaperKind } from "#domain/order/tax-papers.ts";
import { paperNumberTable, taxPaperTable } from "#platform/db/schema/orders/tax-paper.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

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
