import { desc, eq, sql } from "drizzle-orm";
import type { PointsEntry } from "#domain/account/points.ts";
import { pointsLedger } from "../schema/customer.ts";
import type { Queries, Transaction } from "../transaction.ts";

/** Enters points unless their cause was counted before. */
export async function enterPoints(tx: Transaction, customerId: number, entry: PointsEntry): Promise<void> {
  await tx
    .insert(pointsLedger)
    .values({ customerId, ...entry })
    .onConflictDoNothing();
}

export async function readPointsBalance(db: Queries, customerId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${pointsLedger.points}), 0)` })
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, customerId));
  return Number(row?.balance ?? 0);
}

export function readPointsLedger(db: Queries, customerId: number) {
  return db
    .select()
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, customerId))
    .orderBy(desc(pointsLedger.id))
    .limit(200);
}
