import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { staffSessionTable, staffTable } from "#platform/db/schema/staff.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

export type Staff = typeof staffTable.$inferSelect;

const isHere = isNull(staffTable.leftAt);

export async function findStaffByEmail(db: Queries, email: string): Promise<Staff | null> {
  const [row] = await db
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.email, email), isHere));
  return row ?? null;
}

/** What somebody is called, whether or not they still work here. */
export async function findStaffName(db: Queries, id: number): Promise<string | null> {
  const [row] = await db.select({ name: staffTable.name }).from(staffTable).where(eq(staffTable.id, id));
  return row?.name ?? null;
}

/** Holds somebody's row until the transaction ends: nobody opens a session of theirs while they leave. */
export async function lockStaff(tx: Transaction, id: number): Promise<Staff | null> {
  const [row] = await tx
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.id, id), isHere))
    .for("update");
  return row ?? null;
}

type Joining = Pick<Staff, "email" | "name" | "role" | "passwordHash">;

/** Makes somebody staff; who was it before, under that address, is it again. */
export async function putStaff(tx: Transaction, row: Joining): Promise<Staff> {
  const { name, role, passwordHash } = row;
  const [put] = await tx
    .insert(staffTable)
    .values(row)
    .onConflictDoUpdate({
      target: staffTable.email,
      set: { name, role, passwordHash, leftAt: null },
    })
    .returning();
  if (!put) throw new Error("Nobody was made staff.");
  return put;
}

/** Everybody who is an owner, held until the transaction ends; in one order, so that nobody waits in a circle. */
export async function lockOwners(tx: Transaction): Promise<Staff[]> {
  return tx
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.role, "owner"), isHere))
    .orderBy(asc(staffTable.id))
    .for("update");
}

export async function changeRole(tx: Transaction, id: number, role: StaffRole): Promise<void> {
  await tx.update(staffTable).set({ role }).where(eq(staffTable.id, id));
}

export async function markLeft(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(staffTable)
    .set({ leftAt: sql`now()` })
    .where(eq(staffTable.id, id));
}

/** Whether anybody works here. */
export async function hasStaff(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: staffTable.id }).from(staffTable).where(isHere).limit(1);
  return rows.length > 0;
}

/** Everybody who works here, by name, with their last sign of life. */
export async function listStaffRows(db: Queries) {
  return db
    .select({
      id: staffTable.id,
      name: staffTable.name,
      email: staffTable.email,
      role: staffTable.role,
      joinedAt: staffTable.joinedAt,
      seenAt: sql<string | null>`(select max(${staffSessionTable.activeAt}) from ${staffSessionTable}
        where ${staffSessionTable.staffId} = ${staffTable.id} and ${staffSessionTable.stage} = 'open')`,
    })
    .from(staffTable)
    .where(isHere)
    .orderBy(asc(staffTable.name), asc(staffTable.id));
}
