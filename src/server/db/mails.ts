import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Queries, Transaction } from "./transaction.ts";
import { mailTable, type MailPicture } from "./schema/mail.ts";

export interface OwedMail {
  /** One mail per cause, ever. */
  readonly cause: string;
  readonly recipient: string;
  /** Whom an answer goes to; null: the shop. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly picture: MailPicture | null;
}

/** Stores a mail to be sent and answers its id; null when one for the same cause was stored before. */
export async function storeMail(tx: Transaction, owed: OwedMail): Promise<string | null> {
  const [row] = await tx
    .insert(mailTable)
    .values(owed)
    .onConflictDoNothing({ target: mailTable.cause })
    .returning({ id: mailTable.id });
  return row?.id ?? null;
}

/** A mail that still has to leave; null when it was sent, or refused for good. */
export async function readOwedMail(db: Queries, id: string) {
  const [row] = await db
    .select()
    .from(mailTable)
    .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt), isNull(mailTable.refusedAt)));
  if (!row || row.text === null || row.html === null) return null;
  const { recipient, replyTo, subject, text, html, picture } = row;
  return { id, recipient, replyTo, subject, text, html, picture };
}

/** How many mails still have to leave, and for how long the oldest of them has waited (0 when there is none). */
export async function readOwedMails(
  db: Queries,
): Promise<{ readonly count: number; readonly oldestSeconds: number }> {
  const [row] = await db
    .select({
      count: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailTable.createdAt})), 0)::float8`,
    })
    .from(mailTable)
    .where(and(isNull(mailTable.sentAt), isNull(mailTable.refusedAt)));
  return row ?? { count: 0, oldestSeconds: 0 };
}

/** Marks a mail as sent; what it said (codes, passwords) is forgotten. */
export async function markMailSent(db: Queries, id: string): Promise<void> {
  await db
    .update(mailTable)
    .set({ sentAt: sql`now()`, text: null, html: null, picture: null, replyTo: null })
    .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt)));
}

export async function markMailRefused(db: Queries, id: string, refusal: string): Promise<void> {
  await db
    .update(mailTable)
    .set({ refusedAt: sql`now()`, refusal, text: null, html: null, picture: null, replyTo: null })
    .where(eq(mailTable.id, id));
}
