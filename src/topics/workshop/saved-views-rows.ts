import { and, asc, eq } from "drizzle-orm";
import { savedViewTable } from "#platform/db/schema/staff/saved-view.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

const { id, staffId, name, query } = savedViewTable;
const columns = { id, name, query };

export type SavedView = Pick<typeof savedViewTable.$inferSelect, "id" | "name" | "query">;

/** Somebody's views, the oldest first. */
export function readSavedViews(db: Queries, ofStaff: number): Promise<SavedView[]> {
  return db.select(columns).from(savedViewTable).where(eq(staffId, ofStaff)).orderBy(asc(id));
}

/** Keeps a new one; null where they have one of this name. */
export async function addSavedView(
  tx: Transaction,
  ofStaff: number,
  view: Omit<SavedView, "id">,
): Promise<SavedView | null> {
  const [row] = await tx
    .insert(savedViewTable)
    .values({ ...view, staffId: ofStaff })
    .onConflictDoNothing()
    .returning(columns);
  return row ?? null;
}

/** Removes one of somebody's; false where they have no such view. */
export async function dropSavedView(db: Queries, ofStaff: number, wanted: number): Promise<boolean> {
  const rows = await db
    .delete(savedViewTable)
    .where(and(eq(staffId, ofStaff), eq(id, wanted)))
    .returning({ id });
  return rows.length > 0;
}
