import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { attachment, quoteRequest } from "./schema/quote-request.ts";
import type { Queries, Transaction } from "./transaction.ts";
import { belongsTo, type Owner } from "./owner.ts";

export type QuoteRequest = typeof quoteRequest.$inferSelect;
export type NewQuoteRequest = Omit<typeof quoteRequest.$inferInsert, "customerId" | "guestId">;

/** A file that is kept already, by what it contains. */
export type NewAttachment = Pick<
  typeof attachment.$inferInsert,
  "id" | "name" | "mediaType" | "bytes" | "sha256"
>;

/** How many requests an account's list goes back. */
const LISTED = 100;

export async function addQuoteRequest(
  tx: Transaction,
  owner: Owner,
  request: NewQuoteRequest,
  attachments: readonly NewAttachment[],
): Promise<void> {
  const [row] = await tx
    .insert(quoteRequest)
    .values({ ...request, ...owner })
    .returning({ id: quoteRequest.id });
  if (!row) throw new Error("A quote request was not stored.");
  const rows = attachments.map((file, position) => ({ ...file, quoteRequestId: row.id, position }));
  if (rows.length > 0) await tx.insert(attachment).values(rows);
}

/** An owner's quote requests, the newest first. */
export function readQuoteRequests(db: Queries, owner: Owner): Promise<QuoteRequest[]> {
  return db
    .select()
    .from(quoteRequest)
    .where(belongsTo(quoteRequest, owner))
    .orderBy(desc(quoteRequest.id))
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
    .from(quoteRequest)
    .where(and(belongsTo(quoteRequest, owner), eq(quoteRequest.requestNo, requestNo)));
  return row ?? null;
}

/** The names of the files that came with requests, in their order, by the request's id. */
export async function readFileNames(
  db: Queries,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: attachment.quoteRequestId, name: attachment.name })
    .from(attachment)
    .where(inArray(attachment.quoteRequestId, [...requestIds]))
    .orderBy(asc(attachment.position));
  const names = Map.groupBy(rows, ({ requestId }) => requestId);
  return new Map([...names].map(([requestId, files]) => [requestId, files.map(({ name }) => name)]));
}

/** Notes that a customer saw their request arrive; false when it was noted before. */
export async function noteConversion(db: Queries, id: number): Promise<boolean> {
  const noted = await db
    .update(quoteRequest)
    .set({ tracking: sql`${quoteRequest.tracking} || '{"conversion": "seen"}'::jsonb` })
    .where(and(eq(quoteRequest.id, id), sql`not ${quoteRequest.tracking} ? 'conversion'`))
    .returning({ id: quoteRequest.id });
  return noted.length > 0;
}
