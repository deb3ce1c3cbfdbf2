import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";
import { mailTable, stoppedRemindersTable } from "#platform/db/schema/shop.ts";

function addressHash(address: string): string {
  return hash("sha256", address.toLowerCase(), "hex");
}

/** Whether an address wants no reminders. */
export async function hasStoppedReminders(db: Queries, address: string): Promise<boolean> {
  const rows = await db
    .select({ at: stoppedRemindersTable.stoppedAt })
    .from(stoppedRemindersTable)
    .where(eq(stoppedRemindersTable.addressHash, addressHash(address)));
  return rows.length > 0;
}

/** Reminders to the address that a mail went to. */
export interface Reminders {
  readonly email: string;
  readonly areWanted: boolean;
}

async function recipientOf(db: Queries, mailId: string): Promise<string | null> {
  const rows = await db
    .select({ recipient: mailTable.recipient })
    .from(mailTable)
    .where(eq(mailTable.id, mailId));
  return rows[0]?.recipient ?? null;
}

/** Whether the address of a mail gets reminders; null where there is no such mail, any more. */
export async function readReminders(db: Queries, mailId: string): Promise<Reminders | null> {
  const email = await recipientOf(db, mailId);
  return email === null ? null : { email, areWanted: !(await hasStoppedReminders(db, email)) };
}

/** Stops reminders to the address of a mail, or lets them come again; null where there is no such mail, any more. */
export async function wantReminders(
  db: Queries,
  mailId: string,
  areWanted: boolean,
): Promise<Reminders | null> {
  const email = await recipientOf(db, mailId);
  if (email === null) return null;
  const row = { addressHash: addressHash(email) };
  if (areWanted)
    await db.delete(stoppedRemindersTable).where(eq(stoppedRemindersTable.addressHash, row.addressHash));
  else await db.insert(stoppedRemindersTable).values(row).onConflictDoNothing();
  return { email, areWanted };
}
