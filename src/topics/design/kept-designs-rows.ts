import { and, count, desc, eq, sql } from "drizzle-orm";
import { keptDesignTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type KeptDesign = typeof keptDesignTable.$inferSelect;

/** What is kept under a name. */
export type KeptProduct = Pick<KeptDesign, "selection" | "selectionHash" | "catalogueVersionId">;

function own(customerId: number, id: number) {
  return and(eq(keptDesignTable.customerId, customerId), eq(keptDesignTable.id, id));
}

/** A customer's designs, the last kept first. */
export function listKeptDesigns(db: Queries, customerId: number, limit: number): Promise<KeptDesign[]> {
  return db
    .select()
    .from(keptDesignTable)
    .where(eq(keptDesignTable.customerId, customerId))
    .orderBy(desc(keptDesignTable.keptAt), desc(keptDesignTable.id))
    .limit(limit);
}

export async function countKeptDesigns(db: Queries, customerId: number): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(keptDesignTable)
    .where(eq(keptDesignTable.customerId, customerId));
  return row?.rows ?? 0;
}

/** A customer's own design; null for one of somebody else. */
export async function findKeptDesign(
  db: Queries,
  customerId: number,
  id: number,
): Promise<KeptDesign | null> {
  const [row] = await db.select().from(keptDesignTable).where(own(customerId, id));
  return row ?? null;
}

/** The design that a customer keeps under that name and that is just so. */
export async function findSameDesign(
  db: Queries,
  customerId: number,
  { name, selectionHash }: Pick<KeptDesign, "name" | "selectionHash">,
): Promise<KeptDesign | null> {
  const [row] = await db
    .select()
    .from(keptDesignTable)
    .where(
      and(
        eq(keptDesignTable.customerId, customerId),
        eq(keptDesignTable.name, name),
        eq(keptDesignTable.selectionHash, selectionHash),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function addKeptDesign(
  tx: Transaction,
  customerId: number,
  { name, selection, selectionHash, catalogueVersionId }: KeptProduct & Pick<KeptDesign, "name">,
): Promise<KeptDesign> {
  const [row] = await tx
    .insert(keptDesignTable)
    .values({ customerId, name, selection, selectionHash, catalogueVersionId })
    .returning();
  if (row === undefined) throw new Error("A kept design was not stored.");
  return row;
}

/** Changes a customer's own design; null for one of somebody else. Another design in its place is kept as of now. */
export async function changeKeptDesign(
  db: Queries,
  customerId: number,
  id: number,
  { name, product }: { readonly name?: string | undefined; readonly product?: KeptProduct | undefined },
): Promise<KeptDesign | null> {
  const change = {
    ...(name !== undefined && { name }),
    ...(product && { ...product, keptAt: sql`now()` }),
  };
  if (Object.keys(change).length === 0) return findKeptDesign(db, customerId, id);
  const [row] = await db.update(keptDesignTable).set(change).where(own(customerId, id)).returning();
  return row ?? null;
}

export async function removeKeptDesign(db: Queries, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(keptDesignTable)
    .where(own(customerId, id))
    .returning({ id: keptDesignTable.id });
  return rows.length === 1;
}
