import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { attachmentTable, type NewAttachment } from "#platform/db/schema/artwork.ts";
import { folded } from "#domain/folded.ts";
import { addArtworkUses } from "#topics/artwork/artworks.ts";
import { quotationTable, quoteRequestTable } from "#platform/db/schema/quotation.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";

export type QuoteRequest = typeof quoteRequestTable.$inferSelect;
export type NewQuoteRequest = Omit<
  typeof quoteRequestTable.$inferInsert,
  | "customerId"
  | "guestId"
  | "answeredAt"
  | "firstAnsweredAt"
  | "stage"
  | "answerUntil"
  | "waitsSince"
  | "search"
>;

/** What a request is looked for by. */
function searchedText({ requestNo, firstName, lastName, email, title = "" }: NewQuoteRequest): string {
  return folded(`${requestNo} ${firstName} ${lastName} ${email} ${title}`);
}

/** How many requests an account's list goes back. */
const LISTED = 100;

export async function addQuoteRequest(
  tx: Transaction,
  owner: Owner,
  request: NewQuoteRequest,
  attachments: readonly NewAttachment[],
): Promise<void> {
  const [row] = await tx
    .insert(quoteRequestTable)
    .values({
      ...request,
      ...owner,
      search: searchedText(request),
      ...(request.createdAt && { waitsSince: request.createdAt }),
    })
    .returning({ id: quoteRequestTable.id });
  if (!row) throw new Error("A quote request was not stored.");
  const rows = attachments.map((file, position) => ({ ...file, quoteRequestId: row.id, position }));
  if (rows.length > 0) await tx.insert(attachmentTable).values(rows);
  await notifyStudio(tx, { kind: "request", id: request.requestNo });
  const paper = { place: "quote_request", number: request.requestNo } as const;
  if (request.selection) await addArtworkUses(tx, owner, paper, [request.selection]);
}

/** An owner's quote requests, the newest first. */
export function readQuoteRequests(db: Queries, owner: Owner): Promise<QuoteRequest[]> {
  return db
    .select()
    .from(quoteRequestTable)
    .where(belongsTo(quoteRequestTable, owner))
    .orderBy(desc(quoteRequestTable.id))
    .limit(LISTED);
}

/** An owner's quote request of that number; null when it is not theirs or not there. */
export async function findQuoteRequest(
  db: Queries,
  owner: Owner,
  requestNo: string,
): Promise<QuoteRequest | null> {
  const [row] = await db
    .select()
    .from(quoteRequestTable)
    .where(and(belongsTo(quoteRequestTable, owner), eq(quoteRequestTable.requestNo, requestNo)));
  return row ?? null;
}

/** The quote request of a number, whoever asked; null when there is none. */
export async function readQuoteRequest(db: Queries, requestNo: string): Promise<QuoteRequest | null> {
  const [row] = await db.select().from(quoteRequestTable).where(eq(quoteRequestTable.requestNo, requestNo));
  return row ?? null;
}

/** The same, held until the transaction ends: of two that answer it at once one is the first. */
export async function lockQuoteRequest(tx: Transaction, requestNo: string): Promise<QuoteRequest | null> {
  const isIt = eq(quoteRequestTable.requestNo, requestNo);
  const [row] = await tx.select().from(quoteRequestTable).where(isIt).for("no key update");
  return row ?? null;
}

/** Notes that a request has been answered. */
export async function markAnswered(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(quoteRequestTable)
    .set({
      answeredAt: sql`now()`,
      firstAnsweredAt: sql`coalesce(${quoteRequestTable.firstAnsweredAt}, now())`,
    })
    .where(eq(quoteRequestTable.id, id));
}

/** The request that a quotation answers; null where it answers none. */
export async function readRequestOf(db: Queries, quotationId: number): Promise<QuoteRequest | null> {
  const [row] = await db
    .select(getTableColumns(quoteRequestTable))
    .from(quoteRequestTable)
    .innerJoin(quotationTable, eq(quotationTable.quoteRequestId, quoteRequestTable.id))
    .where(eq(quotationTable.id, quotationId));
  return row ?? null;
}

/** They came with the request itself, and not with what was said about it since. */
const isOfRequest = and(isNull(attachmentTable.requestFactId), isNull(attachmentTable.quotationId));

/** The files that came with a request, in their order. */
export function readAttachments(db: Queries, quoteRequestId: number) {
  return db
    .select()
    .from(attachmentTable)
    .where(and(eq(attachmentTable.quoteRequestId, quoteRequestId), isOfRequest))
    .orderBy(asc(attachmentTable.position));
}

/** The names of the files that came with requests, in their order, by the request's id. */
export async function readFileNames(
  db: Queries,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: attachmentTable.quoteRequestId, name: attachmentTable.name })
    .from(attachmentTable)
    .where(and(inArray(attachmentTable.quoteRequestId, [...requestIds]), isOfRequest))
    .orderBy(asc(attachmentTable.position));
  const names = Map.groupBy(rows, ({ requestId }) => requestId);
  return new Map([...names].map(([requestId, files]) => [requestId, files.map(({ name }) => name)]));
}

/** Notes that a customer saw their request arrive; false when it was noted before. */
export async function markConversionNoted(db: Queries, id: number): Promise<boolean> {
  const noted = await db
    .update(quoteRequestTable)
    .set({ tracking: sql`${quoteRequestTable.tracking} || '{"conversion": "seen"}'::jsonb` })
    .where(and(eq(quoteRequestTable.id, id), sql`not ${quoteRequestTable.tracking} ? 'conversion'`))
    .returning({ id: quoteRequestTable.id });
  return noted.length > 0;
}
