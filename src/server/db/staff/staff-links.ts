import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { staffLinkTable } from "../schema/staff/staff-link.ts";
import type { Queries, Transaction } from "../transaction.ts";

export type StaffLink = typeof staffLinkTable.$inferSelect;

function isOpen(keyHash: string) {
  return and(
    eq(staffLinkTable.keyHash, keyHash),
    isNull(staffLinkTable.usedAt),
    gt(staffLinkTable.endsAt, sql`now()`),
  );
}

/** Keeps a link; whatever there was for that address before opens nothing any more. */
export async function addStaffLink(
  tx: Transaction,
  {
    lifeMs,
    ...row
  }: Pick<StaffLink, "keyHash" | "email" | "name" | "role" | "invitedBy"> & { readonly lifeMs: number },
): Promise<void> {
  await tx
    .delete(staffLinkTable)
    .where(and(eq(staffLinkTable.email, row.email), isNull(staffLinkTable.usedAt)));
  await tx
    .insert(staffLinkTable)
    .values({ ...row, endsAt: sql`now() + make_interval(secs => ${lifeMs / 1000})` });
}

export async function findStaffLink(db: Queries, keyHash: string): Promise<StaffLink | null> {
  const [row] = await db.select().from(staffLinkTable).where(isOpen(keyHash));
  return row ?? null;
}

/** Uses a link up; null where it was used, or has run out, in the meantime. */
export async function takeStaffLink(tx: Transaction, keyHash: string): Promise<StaffLink | null> {
  const [row] = await tx
    .update(staffLinkTable)
    .set({ usedAt: sql`now()` })
    .where(isOpen(keyHash))
    .returning();
  return row ?? null;
}
