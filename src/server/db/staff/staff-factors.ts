import { and, eq, lt } from "drizzle-orm";
import {
  staffPasskeyTable,
  staffRecoveryCodeTable,
  staffTimeCodeTable,
} from "../schema/staff/staff-factors.ts";
import type { Queries, Transaction } from "../transaction.ts";

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

/** Takes every second factor of somebody away: they set up new ones. */
export async function forgetFactors(tx: Transaction, staffId: number): Promise<void> {
  for (const table of [staffTimeCodeTable, staffPasskeyTable, staffRecoveryCodeTable])
    await tx.delete(table).where(eq(table.staffId, staffId));
}
