import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { WaitingFault } from "#domain/studio/waiting-faults.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { catalogueWaitingTable } from "#platform/db/schema/shop.ts";
import { staffTable } from "#platform/db/schema/staff.ts";

/** Changes that wait for their hour. */
export type WaitingRow = typeof catalogueWaitingTable.$inferSelect;

export async function addWaiting(
  tx: Transaction,
  row: typeof catalogueWaitingTable.$inferInsert,
): Promise<number> {
  const [added] = await tx
    .insert(catalogueWaitingTable)
    .values(row)
    .returning({ id: catalogueWaitingTable.id });
  if (added === undefined) throw new Error("What waits has a number.");
  return added.id;
}

export async function findWaiting(db: Queries, id: number): Promise<WaitingRow | null> {
  const [row] = await db.select().from(catalogueWaitingTable).where(eq(catalogueWaitingTable.id, id));
  return row ?? null;
}

/** Takes the row out: of two who do, one has it. */
export async function takeWaiting(tx: Transaction, id: number): Promise<WaitingRow | null> {
  const [row] = await tx.delete(catalogueWaitingTable).where(eq(catalogueWaitingTable.id, id)).returning();
  return row ?? null;
}

/** Notes why its hour passed without it; false where that is noted already, or it does not wait any more. */
export async function markWaitingFault(tx: Transaction, id: number, fault: WaitingFault): Promise<boolean> {
  const { rowCount } = await tx
    .update(catalogueWaitingTable)
    .set({ fault })
    .where(and(eq(catalogueWaitingTable.id, id), isNull(catalogueWaitingTable.fault)));
  return rowCount === 1;
}

/** What waits, the earliest first, with who let it wait; all of it, or what a condition holds of. */
export function listWaitingRows(db: Queries, limit: number, where?: SQL) {
  return db
    .select({ waiting: catalogueWaitingTable, who: staffTable.name })
    .from(catalogueWaitingTable)
    .innerJoin(staffTable, eq(staffTable.id, catalogueWaitingTable.staffId))
    .where(where)
    .orderBy(asc(catalogueWaitingTable.at), asc(catalogueWaitingTable.id))
    .limit(limit);
}

/** How much waits. */
export function countWaitingRows(db: Queries): Promise<number> {
  return db.$count(catalogueWaitingTable);
}

/** What somebody lets wait for an hour as a version; null where they do not. */
export async function findSameWaiting(
  db: Queries,
  { staffId, version, at }: Pick<WaitingRow, "staffId" | "version" | "at">,
): Promise<number | null> {
  const waiting = catalogueWaitingTable;
  const [row] = await db
    .select({ id: waiting.id })
    .from(waiting)
    .where(and(eq(waiting.staffId, staffId), eq(waiting.version, version), eq(waiting.at, at)));
  return row?.id ?? null;
}
