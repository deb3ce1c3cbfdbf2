import { and, asc, count, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import {
  staffLinkTable,
  staffPasskeyTable,
  staffRecoveryCodeTable,
  staffTimeCodeTable,
} from "#platform/db/schema/staff.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type StaffTimeCode = typeof staffTimeCodeTable.$inferSelect;

export async function findTimeCode(db: Queries, staffId: number): Promise<StaffTimeCode | null> {
  const [row] = await db.select().from(staffTimeCodeTable).where(eq(staffTimeCodeTable.staffId, staffId));
  return row ?? null;
}

export async function putTimeCode(tx: Transaction, row: StaffTimeCode): Promise<void> {
  await tx
    .insert(staffTimeCodeTable)
    .values(row)
    .onConflictDoUpdate({ target: staffTimeCodeTable.staffId, set: row });
}

/** Uses a code's half minute up; false where it, or a later one, was used before: of two at once only one counts. */
export async function takeTimeStep(
  db: Queries,
  { staffId, secret }: Pick<StaffTimeCode, "staffId" | "secret">,
  step: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(staffTimeCodeTable)
    .set({ lastStep: step })
    .where(
      and(
        eq(staffTimeCodeTable.staffId, staffId),
        eq(staffTimeCodeTable.secret, secret),
        lt(staffTimeCodeTable.lastStep, step),
      ),
    );
  return rowCount === 1;
}

export type StaffPasskey = typeof staffPasskeyTable.$inferSelect;

export async function listPasskeys(db: Queries, staffId: number): Promise<StaffPasskey[]> {
  return db
    .select()
    .from(staffPasskeyTable)
    .where(eq(staffPasskeyTable.staffId, staffId))
    .orderBy(asc(staffPasskeyTable.addedAt));
}

/** Keeps a passkey; false where it is known already. */
export async function addPasskeyRow(
  tx: Transaction,
  row: Omit<StaffPasskey, "addedAt" | "usedAt">,
): Promise<boolean> {
  const { rowCount } = await tx.insert(staffPasskeyTable).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Notes that a passkey has signed. */
export async function notePasskeyUse(db: Queries, id: string, counter: number): Promise<void> {
  await db
    .update(staffPasskeyTable)
    .set({ counter, usedAt: sql`now()` })
    .where(eq(staffPasskeyTable.id, id));
}

export async function deletePasskey(tx: Transaction, id: string): Promise<void> {
  await tx.delete(staffPasskeyTable).where(eq(staffPasskeyTable.id, id));
}

/** How many recovery codes somebody has left. */
export async function countRecoveryCodes(db: Queries, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodeTable)
    .where(and(eq(staffRecoveryCodeTable.staffId, staffId), isNull(staffRecoveryCodeTable.usedAt)));
  return row?.left ?? 0;
}

/** Puts new recovery codes in the place of all before. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  staffId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodeTable).where(eq(staffRecoveryCodeTable.staffId, staffId));
  await tx.insert(staffRecoveryCodeTable).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

/** Uses a recovery code up; false where there is none, or it was used before. */
export async function takeRecoveryCode(db: Queries, staffId: number, codeHash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(staffRecoveryCodeTable)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(staffRecoveryCodeTable.codeHash, codeHash),
        eq(staffRecoveryCodeTable.staffId, staffId),
        isNull(staffRecoveryCodeTable.usedAt),
      ),
    );
  return rowCount === 1;
}

/** Takes every second factor of somebody away: they set up new ones. */
export async function forgetFactors(tx: Transaction, staffId: number): Promise<void> {
  for (const table of [staffTimeCodeTable, staffPasskeyTable, staffRecoveryCodeTable])
    await tx.delete(table).where(eq(table.staffId, staffId));
}

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
