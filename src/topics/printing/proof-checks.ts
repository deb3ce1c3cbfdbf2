import { and, asc, eq } from "drizzle-orm";
import { proofCheckTable } from "#platform/db/schema/orders/proof-check.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** A place of a line whose print file was compared with what its customer has seen. */
export type ProofCheck = typeof proofCheckTable.$inferSelect;

export type NewProofCheck = Omit<typeof proofCheckTable.$inferInsert, "id">;

/** All that was checked of an order, by line and place. */
export async function readProofChecks(db: Queries, orderId: number): Promise<readonly ProofCheck[]> {
  const { line, place, checkedAt } = proofCheckTable;
  return db
    .select()
    .from(proofCheckTable)
    .where(eq(proofCheckTable.orderId, orderId))
    .orderBy(asc(line), asc(place), asc(checkedAt));
}

/** One of them by its id; null where it is not there. */
export async function findProofCheck(db: Queries, id: string): Promise<ProofCheck | null> {
  const [row] = await db.select().from(proofCheckTable).where(eq(proofCheckTable.id, id));
  return row ?? null;
}

/** Keeps what came of a check; of two at once that of the first. */
export async function addProofCheck(db: Queries, check: NewProofCheck): Promise<ProofCheck> {
  await db.insert(proofCheckTable).values(check).onConflictDoNothing();
  const { orderId, line, place, proofSha256 } = proofCheckTable;
  const [row] = await db
    .select()
    .from(proofCheckTable)
    .where(
      and(
        eq(orderId, check.orderId),
        eq(line, check.line),
        eq(place, check.place),
        eq(proofSha256, check.proofSha256),
      ),
    );
  if (row === undefined) throw new Error("A check of a proof was not stored.");
  return row;
}
