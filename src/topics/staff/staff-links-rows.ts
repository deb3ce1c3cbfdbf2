import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { staffLinkTable } from "#platform/db/schema/staff/staff-link.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

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
  await withdrawStaffLinks(tx, { email: row.email });
  await tx
    .insert(staffLinkTable)
    .values({ ...row, endsAt: sql`now() + make_interval(secs => ${lifeMs / 1000})` });
}

/** Invitations that wait for whom they are for, the oldest first. */
export async function listStaffLinks(db: Queries): Promise<StaffLink[]> {
  return db
    .select()
    .from(staffLinkTable)
    .where(
      and(
        isNull(staffLinkTable.usedAt),
        gt(staffLinkTable.endsAt, sql`now()`),
        isNotNull(staffLinkTable.invitedBy),
      ),
    )
    .orderBy(asc(staffLinkTable.createdAt));
}

/** Takes back what was not used of an address, or of who invited; whether there was any. */
export async function withdrawStaffLinks(
  tx: Transaction,
  whose: { readonly email: string } | { readonly invitedBy: number },
): Promise<boolean> {
  const isTheirs =
    "email" in whose ? eq(staffLinkTable.email, whose.email) : eq(staffLinkTable.invitedBy, whose.invitedBy);
  const { rowCount } = await tx.delete(staffLinkTable).where(and(isTheirs, isNull(staffLinkTable.usedAt)));
  return (rowCount ?? 0) > 0;
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
