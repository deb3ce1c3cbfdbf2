import { and, count, desc, eq, sql } from "drizzle-orm";
import { savedDesignTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type SavedDesignRow = typeof savedDesignTable.$inferSelect;

/** What is kept under a name. */
export type SavedProduct = Pick<SavedDesignRow, "selection" | "selectionHash" | "catalogueVersionId">;

function own(customerId: number, id: number) {
  return and(eq(savedDesignTable.customerId, customerId), eq(savedDesignTable.id, id));
}

/** A customer's designs, the last kept first. */
export function listSavedDesigns(db: Queries, customerId: number, limit: number): Promise<SavedDesignRow[]> {
  return db
    .select()
    .from(savedDesignTable)
    .where(eq(savedDesignTable.customerId, customerId))
    .orderBy(desc(savedDesignTable.keptAt), desc(savedDesignTable.id))
    .limit(limit);
}

export async function countSavedDesigns(db: Queries, customerId: number): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(savedDesignTable)
    .where(eq(savedDesignTable.customerId, customerId));
  return row?.rows ?? 0;
}

/** A customer's own design; null for one of somebody else. */
export async function findSavedDesign(
  db: Queries,
  customerId: number,
  id: number,
): Promise<SavedDesignRow | null> {
  const [row] = await db.select().from(savedDesignTable).where(own(customerId, id));
  return row ?? null;
}

/** The design that a customer keeps under that name and that is just so. */
export async function findSameDesign(
  db: Queries,
  customerId: number,
  { name, selectionHash }: Pick<SavedDesignRow, "name" | "selectionHash">,
): Promise<SavedDesignRow | null> {
  const [row] = await db
    .select()
    .from(savedDesignTable)
    .where(
      and(
        eq(savedDesignTable.customerId, customerId),
        eq(savedDesignTable.name, name),
        eq(savedDesignTable.selectionHash, selectionHash),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function addSavedDesign(
  tx: Transaction,
  customerId: number,
  { name, selection, selectionHash, catalogueVersionId }: SavedProduct & Pick<SavedDesignRow, "name">,
): Promise<SavedDesignRow> {
  const [row] = await tx
    .insert(savedDesignTable)
    .values({ customerId, name, selection, selectionHash, catalogueVersionId })
    .returning();
  if (row === undefined) throw new Error("A kept design was not stored.");
  return row;
}

/** Changes a customer's own design; null for one of somebody else. Another design in its place is kept as of now. */
export async function changeSavedDesign(
  db: Queries,
  customerId: number,
  id: number,
  { name, product }: { readonly name?: string | undefined; readonly product?: SavedProduct | undefined },
): Promise<SavedDesignRow | null> {
  const change = {
    ...(name !== undefined && { name }),
    ...(product && { ...product, keptAt: sql`now()` }),
  };
  if (Object.keys(change).length === 0) return findSavedDesign(db, customerId, id);
  const [row] = await db.update(savedDesignTable).set(change).where(own(customerId, id)).returning();
  return row ?? null;
}

export async function removeSavedDesign(db: Queries, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(savedDesignTable)
    .where(own(customerId, id))
    .returning({ id: savedDesignTable.id });
  return rows.length === 1;
}
