import { gte, sql } from "drizzle-orm";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import type { Queries } from "#platform/db/transaction.ts";

/** When the requests of the last days were asked and first answered, and what became of them; by the index of the day they were asked. */
export function readRecentRequests(db: Queries, days: number) {
  const { createdAt, firstAnsweredAt, stage } = quoteRequestTable;
  return db
    .select({ createdAt, firstAnsweredAt, stage })
    .from(quoteRequestTable)
    .where(gte(createdAt, sql`now() - ${days} * interval '1 day'`));
}
