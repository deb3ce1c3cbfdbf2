import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { cartLineTable } from "#platform/db/schema/cart.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, customerOwner, type Owner } from "#platform/db/owner.ts";

export type StoredLine = typeof cartLineTable.$inferSelect;
type Configured = Pick<
  StoredLine,
  "selection" | "selectionHash" | "originPath" | "submission" | "catalogueVersionId" | "lastShownPrice"
>;

function inCart(owner: Owner) {
  return and(belongsTo(cartLineTable, owner), isNull(cartLineTable.removedAt));
}

export function listLines(db: Queries, owner: Owner): Promise<StoredLine[]> {
  return db.select().from(cartLineTable).where(inCart(owner)).orderBy(asc(cartLineTable.id));
}

export async function countLines(db: Queries, owner: Owner): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLineTable).where(inCart(owner));
  return row?.lines ?? 0;
}

export async function addLine(tx: Transaction, owner: Owner, configured: Configured): Promise<number> {
  const [row] = await tx
    .insert(cartLineTable)
    .values({ ...owner, ...configured })
    .returning({ id: cartLineTable.id });
  if (!row) throw new Error("A cart line was not stored.");
  return row.id;
}

/** The owner's line, held until the transaction ends; null for somebody else's. */
export async function lockLine(tx: Transaction, owner: Owner, id: number): Promise<StoredLine | null> {
  const [row] = await tx
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.id, id), inCart(owner)))
    .for("update");
  return row ?? null;
}

/** All lines of an owner's cart, held until the transaction ends. */
export async function lockLines(tx: Transaction, owner: Owner): Promise<StoredLine[]> {
  return tx.select().from(cartLineTable).where(inCart(owner)).orderBy(asc(cartLineTable.id)).for("update");
}

/** Deletes lines for good: they were ordered. */
export async function deleteLines(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(cartLineTable).where(inArray(cartLineTable.id, [...ids]));
}

/** False when the owner has no such line. */
export async function changeLine(
  tx: Transaction,
  owner: Owner,
  id: number,
  configured: Partial<Configured>,
): Promise<boolean> {
  const changed = await tx
    .update(cartLineTable)
    .set(configured)
    .where(and(eq(cartLineTable.id, id), inCart(owner)))
    .returning({ id: cartLineTable.id });
  return changed.length === 1;
}

/** Takes a line out, or puts it back; false when the owner has none there. */
export async function setRemoved(db: Queries, owner: Owner, id: number, removed: boolean): Promise<boolean> {
  const before = removed ? isNull(cartLineTable.removedAt) : isNotNull(cartLineTable.removedAt);
  const changed = await db
    .update(cartLineTable)
    .set({ removedAt: removed ? sql`now()` : null })
    .where(and(eq(cartLineTable.id, id), belongsTo(cartLineTable, owner), before))
    .returning({ id: cartLineTable.id });
  return changed.length === 1;
}

/** Brings lines of an account or of a browser's guest into the account; answers those that were theirs to bring. */
export async function takeLines(
  tx: Transaction,
  ids: readonly number[],
  customerId: number,
  guestId: number | null,
): Promise<StoredLine[]> {
  const own = eq(cartLineTable.customerId, customerId);
  const guests = guestId === null ? undefined : eq(cartLineTable.guestId, guestId);
  return tx
    .update(cartLineTable)
    .set(customerOwner(customerId))
    .where(and(inArray(cartLineTable.id, [...ids]), isNull(cartLineTable.removedAt), or(own, guests)))
    .returning();
}

/**
 * Before a guest's lines become an account's: of lines that say the same, as many go as the account has already. Two equal
 * lines of one cart are two designs and stay two.
 */
export async function dropLinesOfAccount(
  tx: Transaction,
  guestId: number,
  customerId: number,
): Promise<void> {
  await tx.execute(sql`
    with owned as (
      select selection_hash, count(*) as lines from cart_line
      where customer_id = ${customerId} and removed_at is null group by selection_hash
    ), brought as (
      select id, selection_hash, row_number() over (partition by selection_hash order by id) as place
      from cart_line where guest_id = ${guestId} and removed_at is null
    )
    delete from cart_line using brought, owned
    where cart_line.id = brought.id and owned.selection_hash = brought.selection_hash
      and brought.place <= owned.lines`);
}
