import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { Queries } from "#platform/db/database.ts";
import { mailTable, stoppedRemindersTable } from "#platform/db/schema/shop.ts";
import type { Services } from "#topics/services.ts";

/** A reminder by its mail, and the key of its link: the mail's own id is in the answers to it, too. */
export interface ReminderLink {
  readonly mailId: string;
  readonly key: string;
}

function keyOf({ config }: Pick<Services, "config">, mailId: string): string {
  return keyed(config.secretKey, "reminders", mailId);
}

/** Where the reader of a reminder stops them. */
export function stopUrlOf(services: Pick<Services, "config">, mailId: string): string {
  const query = new URLSearchParams({ key: keyOf(services, mailId) });
  return `${services.config.shopOrigin}/reminders/${mailId}?${query}`;
}

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

/** To whom a reminder went; null where the link is none, or the mail is gone. */
async function recipientOf(
  services: Pick<Services, "config" | "db">,
  { mailId, key }: ReminderLink,
): Promise<string | null> {
  if (!sameText(key, keyOf(services, mailId))) return null;
  const rows = await services.db
    .select({ recipient: mailTable.recipient })
    .from(mailTable)
    .where(eq(mailTable.id, mailId));
  return rows[0]?.recipient ?? null;
}

/** Whether the address of a reminder gets more of them; null where its link is none, any more. */
export async function readReminders(
  services: Pick<Services, "config" | "db">,
  link: ReminderLink,
): Promise<Reminders | null> {
  const email = await recipientOf(services, link);
  return email === null ? null : { email, areWanted: !(await hasStoppedReminders(services.db, email)) };
}

/** Stops reminders to the address of one, or lets them come again; null where its link is none, any more. */
export async function wantReminders(
  services: Pick<Services, "config" | "db">,
  link: ReminderLink,
  areWanted: boolean,
): Promise<Reminders | null> {
  const { db } = services;
  const email = await recipientOf(services, link);
  if (email === null) return null;
  const row = { addressHash: addressHash(email) };
  if (areWanted)
    await db.delete(stoppedRemindersTable).where(eq(stoppedRemindersTable.addressHash, row.addressHash));
  else await db.insert(stoppedRemindersTable).values(row).onConflictDoNothing();
  return { email, areWanted };
}
