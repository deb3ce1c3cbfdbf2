import { sql } from "drizzle-orm";
import { reviewRevisionTable } from "../schema/review.ts";
import type { Queries, Transaction } from "../transaction.ts";

/** The channel on which nodes hear that other reviews are read now. */
export const reviewChannel = "reviews";

/** Counts every change of what is read; 0 before the first. */
export async function readReviewRevision(db: Queries): Promise<number> {
  const [row] = await db.select({ revision: reviewRevisionTable.revision }).from(reviewRevisionTable);
  return row?.revision ?? 0;
}

/** Tells every node, with the end of the transaction, that other reviews are read from now on. */
export async function changeReviewRevision(tx: Transaction): Promise<void> {
  await tx.update(reviewRevisionTable).set({ revision: sql`${reviewRevisionTable.revision} + 1` });
  await tx.execute(sql`select pg_notify(${reviewChannel}, '')`);
}
