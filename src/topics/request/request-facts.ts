import { asc, eq, inArray, sql } from "drizzle-orm";
import type { RequestFact, RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { quotationTable, quoteRequestTable, requestFactTable } from "#platform/db/schema/quotation.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import type { RequestStanding } from "#domain/quote-request/thread/request-state.ts";
import { notifyStudio } from "#platform/db/changes.ts";

type FactRow = typeof requestFactTable.$inferSelect;

function factOf({ id, kind, details, saidBy, answers, recordedAt }: FactRow): RequestFact {
  return { ...details, kind, by: saidBy, id, at: recordedAt.getTime(), answers } as RequestFact;
}

/** Adds a fact to a request whose row is held; `answers`: how many it had by then. */
export async function addRequestFact(
  tx: Transaction,
  quoteRequestId: number,
  { kind, by, ...details }: RequestHappening,
  answers: number,
): Promise<RequestFact> {
  const [row] = await tx
    .insert(requestFactTable)
    .values({ quoteRequestId, kind, details, saidBy: by, answers })
    .returning();
  if (!row) throw new Error("A fact of a request was not stored.");
  return factOf(row);
}

/** The facts of a request, in the order in which they were recorded. */
export async function readRequestFacts(db: Queries, quoteRequestId: number): Promise<readonly RequestFact[]> {
  const isIts = eq(requestFactTable.quoteRequestId, quoteRequestId);
  const rows = await db.select().from(requestFactTable).where(isIts).orderBy(asc(requestFactTable.id));
  return rows.map(factOf);
}

/** The numbers of the answers to some requests that were declined. */
export async function readDeclined(
  db: Queries,
  quoteRequestIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (quoteRequestIds.length === 0) return new Set();
  const isTheirs = inArray(requestFactTable.quoteRequestId, [...quoteRequestIds]);
  const rows = await db.select().from(requestFactTable).where(isTheirs);
  return new Set(rows.map(factOf).flatMap((fact) => (fact.kind === "declined" ? fact.quotationNo : [])));
}

/** Writes on a request's row, which is held, what lists ask for, and tells the studio of it. */
export async function noteRequestState(
  tx: Transaction,
  id: number,
  { stage, waitsSince, answerUntil }: RequestStanding,
): Promise<void> {
  const [row] = await tx
    .update(quoteRequestTable)
    .set({ stage, answerUntil, waitsSince: waitsSince === null ? null : new Date(waitsSince) })
    .where(eq(quoteRequestTable.id, id))
    .returning({ requestNo: quoteRequestTable.requestNo });
  if (row) await notifyStudio(tx, { kind: "request", id: row.requestNo });
}

/** Holds the request that a quotation answers, before the quotation itself is; null where it answers none. */
export async function lockRequestOf(tx: Transaction, quotationNo: string) {
  const answered = tx
    .select({ id: quotationTable.quoteRequestId })
    .from(quotationTable)
    .where(eq(quotationTable.quotationNo, quotationNo));
  const [row] = await tx
    .select()
    .from(quoteRequestTable)
    .where(eq(quoteRequestTable.id, sql`(${answered})`))
    .for("no key update");
  return row ?? null;
}
