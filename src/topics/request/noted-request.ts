import { eq, sql } from "drizzle-orm";
import type { RequestStanding } from "#domain/quote-request/thread/request-state.ts";
import { quotationTable } from "#platform/db/schema/quotation.ts";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import { tellStudio } from "#platform/db/changes.ts";
import type { Transaction } from "#platform/db/transaction.ts";

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
  if (row) await tellStudio(tx, { kind: "request", id: row.requestNo });
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
