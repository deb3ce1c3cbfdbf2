import { and, asc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { savedAnswerTable } from "#platform/db/schema/staff.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import { attachmentTable, type NewAttachment } from "#platform/db/schema/artwork.ts";
import { quoteRequestTable } from "#platform/db/schema/quotation.ts";
import { mailTable } from "#platform/db/schema/shop.ts";

const { id, name, words, version } = savedAnswerTable;
const columns = { id, name, words, version };

/** How many there are at most: they are chosen from one list. */
const MOST = 200;

type SavedAnswer = Pick<typeof savedAnswerTable.$inferSelect, "id" | "name" | "words" | "version">;
type SavedWords = Pick<SavedAnswer, "name" | "words">;

/** Every saved answer, by name. */
export function readSavedAnswers(db: Queries): Promise<SavedAnswer[]> {
  return db.select(columns).from(savedAnswerTable).orderBy(asc(name)).limit(MOST);
}

/** One of them, held until the transaction ends; null where it is gone. */
export async function lockSavedAnswer(tx: Transaction, wanted: number): Promise<SavedAnswer | null> {
  const [row] = await tx.select(columns).from(savedAnswerTable).where(eq(id, wanted)).for("update");
  return row ?? null;
}

/** Keeps a new one; null where its name is taken. */
export async function addSavedAnswer(tx: Transaction, saved: SavedWords): Promise<SavedAnswer | null> {
  const [row] = await tx.insert(savedAnswerTable).values(saved).onConflictDoNothing().returning(columns);
  return row ?? null;
}

/** Whether another one has a name. */
export async function isNameTaken(tx: Transaction, wanted: string, besides: number): Promise<boolean> {
  const rows = await tx.select({ id }).from(savedAnswerTable).where(eq(name, wanted));
  return rows.some((row) => row.id !== besides);
}

/** Changes one that is held. */
export async function setSavedAnswer(tx: Transaction, wanted: number, saved: SavedWords): Promise<void> {
  await tx
    .update(savedAnswerTable)
    .set({ ...saved, version: sql`${version} + 1`, changedAt: sql`now()` })
    .where(eq(id, wanted));
}

/** Removes one that is held. */
export async function dropSavedAnswer(tx: Transaction, wanted: number): Promise<void> {
  await tx.delete(savedAnswerTable).where(eq(id, wanted));
}

/** A file that is kept already, with the shop's pictures of it where it could paint some. */
export type MessageFile = NewAttachment & Pick<Attachment, "pictureSha256" | "thumbnailSha256">;

/** The message or the answer that files came with. */
type SaidWith = { readonly requestFactId: number } | { readonly quotationId: number };

/** Keeps what refers to the files of a message about a request, or of an answer to it. */
export async function addMessageFiles(
  tx: Transaction,
  quoteRequestId: number,
  saidWith: SaidWith,
  files: readonly MessageFile[],
): Promise<readonly Attachment[]> {
  if (files.length === 0) return [];
  const rows = files.map((file, position) => ({ ...file, ...saidWith, quoteRequestId, position }));
  return tx.insert(attachmentTable).values(rows).returning();
}

const wasSaid = or(isNotNull(attachmentTable.requestFactId), isNotNull(attachmentTable.quotationId));

/** The files of all messages and answers about a request, those of each in their order. */
export function readMessageFiles(db: Queries, quoteRequestId: number): Promise<Attachment[]> {
  return db
    .select()
    .from(attachmentTable)
    .where(and(eq(attachmentTable.quoteRequestId, quoteRequestId), wasSaid))
    .orderBy(asc(attachmentTable.position));
}

/** A file of the request of a number, or of what was said about it; null when it has none of that id. */
export async function findRequestFile(
  db: Queries,
  requestNo: string,
  id: string,
): Promise<Attachment | null> {
  const [row] = await db
    .select({ file: attachmentTable })
    .from(attachmentTable)
    .innerJoin(quoteRequestTable, eq(quoteRequestTable.id, attachmentTable.quoteRequestId))
    .where(and(eq(quoteRequestTable.requestNo, requestNo), eq(attachmentTable.id, id)));
  return row?.file ?? null;
}

/** What has become of a mail: it waits to leave, was taken by the receiving server, or refused for good. */
type MailState = "owed" | "sent" | "refused";

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

/** When the requests of the last days were asked and first answered, and what became of them; by the index of the day they were asked. */
export function readRecentRequests(db: Queries, days: number) {
  const { createdAt, firstAnsweredAt, stage } = quoteRequestTable;
  return db
    .select({ createdAt, firstAnsweredAt, stage })
    .from(quoteRequestTable)
    .where(gte(createdAt, sql`now() - ${days} * interval '1 day'`));
}
