import { desc, eq, sql } from "drizzle-orm";
import type { PointsEntry } from "#domain/account/points.ts";
import { pointsLedgerTable } from "#platform/db/schema/customer.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

/** Enters points unless their cause was counted before. */
export async function enterPoints(tx: Transaction, customerId: number, entry: PointsEntry): Promise<void> {
  await tx
    .insert(pointsLedgerTable)
    .values({ customerId, ...entry })
    .onConflictDoNothing();
}

export async function readPointsBalance(db: Queries, customerId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${pointsLedgerTable.points}), 0)` })
    .from(pointsLedgerTable)
    .where(eq(pointsLedgerTable.customerId, customerId));
  return Number(row?.balance ?? 0);
}

export function readPointsLedger(db: Queries, customerId: number) {
  return db
    .select()
    .from(pointsLedgerTable)
    .where(eq(pointsLedgerTable.customerId, customerId))
    .orderBy(desc(pointsLedgerTable.id))
    .limit(200);
}
