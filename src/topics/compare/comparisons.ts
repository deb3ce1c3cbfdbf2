import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { comparisonTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";

export type Comparison = typeof comparisonTable.$inferSelect;
type Configured = Pick<
  Comparison,
  "selection" | "selectionHash" | "originPath" | "submission" | "catalogueVersionId"
>;

export async function countComparisons(db: Queries, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(comparisonTable)
    .where(belongsTo(comparisonTable, owner));
  return row?.rows ?? 0;
}

/** The key under which an owner compares a selection already. */
export async function findComparedKey(
  db: Queries,
  owner: Owner,
  selectionHash: string,
): Promise<string | null> {
  const [row] = await db
    .select({ key: comparisonTable.key })
    .from(comparisonTable)
    .where(and(belongsTo(comparisonTable, owner), eq(comparisonTable.selectionHash, selectionHash)))
    .limit(1);
  return row?.key ?? null;
}

export async function addComparison(
  tx: Transaction,
  owner: Owner,
  row: Configured & { readonly key: string },
): Promise<void> {
  await tx.insert(comparisonTable).values({ ...owner, ...row });
}

/** Those of an owner among the keys, in no order. */
export function findComparisons(db: Queries, owner: Owner, keys: readonly string[]): Promise<Comparison[]> {
  return db
    .select()
    .from(comparisonTable)
    .where(and(belongsTo(comparisonTable, owner), inArray(comparisonTable.key, [...keys])));
}

/** The newest of an owner, oldest first. */
export async function listNewestComparisons(db: Queries, owner: Owner, limit: number): Promise<Comparison[]> {
  const newest = db
    .select()
    .from(comparisonTable)
    .where(belongsTo(comparisonTable, owner))
    .orderBy(desc(comparisonTable.addedAt), desc(comparisonTable.key))
    .limit(limit)
    .as("newest");
  return db.select().from(newest).orderBy(asc(newest.addedAt), asc(newest.key));
}

/** False when the owner has no such comparison. */
export async function removeComparison(db: Queries, owner: Owner, key: string): Promise<boolean> {
  const rows = await db
    .delete(comparisonTable)
    .where(and(belongsTo(comparisonTable, owner), eq(comparisonTable.key, key)))
    .returning({ key: comparisonTable.key });
  return rows.length > 0;
}

/**
 * What a guest who signs in compares and the account compares already is kept once: under the guest's key, which is the one
 * that this browser knows.
 */
export async function dropComparedOfAccount(
  tx: Transaction,
  guestId: number,
  customerId: number,
): Promise<void> {
  const moving = tx
    .select({ hash: comparisonTable.selectionHash })
    .from(comparisonTable)
    .where(eq(comparisonTable.guestId, guestId));
  await tx
    .delete(comparisonTable)
    .where(and(eq(comparisonTable.customerId, customerId), inArray(comparisonTable.selectionHash, moving)));
}
