import { asc, eq, inArray } from "drizzle-orm";
import type { RequestFact, RequestHappening } from "#domain/quote-request/thread/request-fact.ts";
import { requestFactTable } from "#platform/db/schema/quote-request.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

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
