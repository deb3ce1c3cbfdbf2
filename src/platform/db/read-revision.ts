import { sql } from "drizzle-orm";
import { reviewRevisionTable } from "./schema/review.ts";
import type { Queries, Transaction } from "./transaction.ts";

/** The channel on which nodes hear that something else is read now: reviews, published answers. Named when there were reviews alone. */
export const readChannel = "reviews";

/** Counts every change of what is read and is not of the catalogue; 0 before the first. */
export async function currentRevision(db: Queries): Promise<number> {
  const [row] = await db.select({ revision: reviewRevisionTable.revision }).from(reviewRevisionTable);
  return row?.revision ?? 0;
}

/** Tells every node, with the end of the transaction, that something else is read from now on. */
export async function changeRevision(tx: Transaction): Promise<void> {
  await tx.update(reviewRevisionTable).set({ revision: sql`${reviewRevisionTable.revision} + 1` });
  await tx.execute(sql`select pg_notify(${readChannel}, '')`);
}
