import { inArray } from "drizzle-orm";
import { mailTable } from "#platform/db/schema/mail.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** What has become of a mail: it waits to leave, was taken by the receiving server, or refused for good. */
export type MailState = "owed" | "sent" | "refused";

/** What has become of some mails, by their causes; those that are kept no more are not named. */
export async function readMailStates(
  db: Queries,
  causes: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  if (causes.length === 0) return new Map();
  const { cause, sentAt, refusedAt } = mailTable;
  const rows = await db
    .select({ cause, sentAt, refusedAt })
    .from(mailTable)
    .where(inArray(cause, [...causes]));
  return new Map(
    rows.map((row) => [row.cause, row.refusedAt ? "refused" : row.sentAt ? "sent" : "owed"] as const),
  );
}
