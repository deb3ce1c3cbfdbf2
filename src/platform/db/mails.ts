import { and, count, desc, eq, isNotNull, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { notifyStudio } from "./changes.ts";
import type { Queries, Transaction } from "./database.ts";
import { type MailPicture, mailTable } from "./schema/shop.ts";

export interface OwedMail {
  readonly id: string;
  /** One mail per cause, ever. */
  readonly cause: string;
  readonly recipient: string;
  /** Whom an answer goes to; null: the shop. */
  readonly replyTo: string | null;
  /** Where its reader stops reminders; null where there is nothing to stop. */
  readonly stopUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly picture: MailPicture | null;
}

/** Stores a mail to be sent; false when one for the same cause was stored before. */
export async function storeMail(tx: Transaction, owed: OwedMail): Promise<boolean> {
  const rows = await tx
    .insert(mailTable)
    .values(owed)
    .onConflictDoNothing({ target: mailTable.cause })
    .returning({ id: mailTable.id });
  return rows.length > 0;
}

/** A mail that still has to leave; null when it was sent, or refused for good. */
export async function readOwedMail(db: Queries, id: string) {
  const [row] = await db
    .select()
    .from(mailTable)
    .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt), isNull(mailTable.refusedAt)));
  if (!row || row.text === null || row.html === null) return null;
  const { recipient, replyTo, stopUrl, subject, text, html, picture } = row;
  return { id, recipient, replyTo, stopUrl, subject, text, html, picture };
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
    .set({ sentAt: sql`now()`, text: null, html: null, picture: null, replyTo: null, stopUrl: null })
    .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt)));
}

/** Forgets a mail that nobody wants any more, as if it had never been promised. */
export async function dropMail(db: Queries, id: string): Promise<void> {
  await db.delete(mailTable).where(and(eq(mailTable.id, id), isNull(mailTable.sentAt)));
}

/** Mails that let whoever reads them in, by how their causes begin. */
const lettingIn = ["verification-code:", "temporary-password:", "staff-invitation:"] as const;

/** What a mail says that lets nobody in: the staff may read it while it has not arrived. */
const isReadable = sql<boolean>`(${mailTable.text} is not null and not (${sql.join(
  lettingIn.map((cause) => sql`starts_with(${mailTable.cause}, ${cause})`),
  sql` or `,
)}))`;

/** Notes that a mail was refused for good. What it said stays for another try, as long as the mail; codes and passwords are forgotten. */
export async function markMailRefused(tx: Transaction, id: string, refusal: string): Promise<void> {
  const kept = (column: SQLWrapper) => sql`case when ${isReadable} then ${column} end`;
  await tx
    .update(mailTable)
    .set({
      refusedAt: sql`now()`,
      refusal,
      text: kept(mailTable.text),
      html: kept(mailTable.html),
      picture: kept(mailTable.picture),
      replyTo: kept(mailTable.replyTo),
    })
    .where(eq(mailTable.id, id));
  await notifyStudio(tx, { kind: "work", id });
}

/** A mail that has not arrived, as the staff see it in a list. */
export interface StuckMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly refusedAt: Date | null;
  readonly refusal: string | null;
  readonly isReadable: boolean;
}

const stuck = {
  id: mailTable.id,
  recipient: mailTable.recipient,
  subject: mailTable.subject,
  createdAt: mailTable.createdAt,
  refusedAt: mailTable.refusedAt,
  refusal: mailTable.refusal,
  isReadable,
};

/** Refused for good, and nobody has cleared it away. */
const isRefused = and(isNotNull(mailTable.refusedAt), isNull(mailTable.clearedAt));

/** Mails that were refused for good, the newest first. */
export function listRefusedMails(db: Queries, most: number): Promise<StuckMail[]> {
  return db.select(stuck).from(mailTable).where(isRefused).orderBy(desc(mailTable.refusedAt)).limit(most);
}

/** Mails that still have to leave, the oldest first. */
export function listOwedMails(db: Queries, most: number): Promise<StuckMail[]> {
  return db
    .select(stuck)
    .from(mailTable)
    .where(and(isNull(mailTable.sentAt), isNull(mailTable.refusedAt)))
    .orderBy(mailTable.createdAt)
    .limit(most);
}

/** What a mail says that has not arrived; null where it has, or lets whoever reads it in. */
export async function readStuckMail(db: Queries, id: string) {
  const [row] = await db
    .select({ ...stuck, text: mailTable.text, replyTo: mailTable.replyTo })
    .from(mailTable)
    .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt), isReadable));
  return row ?? null;
}

/** Owes mails again that were refused for good and can still be sent: one of them, or the oldest. Answers them, with why they were refused. */
export async function oweAgain(tx: Transaction, which: { readonly id: string } | { readonly most: number }) {
  const refused = tx
    .select({ id: mailTable.id, recipient: mailTable.recipient, refusal: mailTable.refusal })
    .from(mailTable)
    .where(and(isRefused, isReadable, "id" in which ? eq(mailTable.id, which.id) : undefined))
    .orderBy(mailTable.refusedAt)
    .limit("id" in which ? 1 : which.most)
    .for("update", { skipLocked: true });
  const rows = await refused;
  for (const { id } of rows)
    await tx.update(mailTable).set({ refusedAt: null, refusal: null }).where(eq(mailTable.id, id));
  return rows;
}

/** Clears a refused mail away, which is not sent any more; answers it, or null when there is none. It goes with its time, as others do. */
export async function clearMail(tx: Transaction, id: string) {
  const [cleared] = await tx
    .update(mailTable)
    .set({ clearedAt: sql`now()` })
    .where(and(eq(mailTable.id, id), isRefused))
    .returning({ recipient: mailTable.recipient, refusal: mailTable.refusal });
  return cleared ?? null;
}

/** How many mails have left since the shop's day began. */
export async function countSentToday(db: Queries, timeZone: string): Promise<number> {
  const done = sql`coalesce(${mailTable.sentAt}, ${mailTable.refusedAt})`;
  const [row] = await db
    .select({ sent: count() })
    .from(mailTable)
    .where(
      and(
        isNotNull(mailTable.sentAt),
        sql`${done} is not null`,
        sql`${done} >= date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`,
      ),
    );
  return row?.sent ?? 0;
}
