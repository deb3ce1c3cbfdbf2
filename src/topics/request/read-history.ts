import type { RequestHistory } from "#domain/quote-request/thread/request-state.ts";
import { readOrderedQuotations } from "#topics/order/orders.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import { readAnswers } from "#topics/quotation/quotations.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import { readRequestFacts } from "./request-facts.ts";
import { readMessageFiles } from "./request-rows.ts";
import type { Queries } from "#platform/db/database.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";

/** Everything that has happened to a request, with its answers as they were issued, the oldest first. */
export interface ReadHistory extends RequestHistory {
  readonly quotations: readonly StoredQuotation[];
  /** The number of the order that has come of a quotation, by the quotation's id. */
  readonly orders: ReadonlyMap<number, string>;
  /** What came with its messages and answers, those of each in their order. */
  readonly files: readonly Attachment[];
}

/** Reads what has happened to a request. */
export async function readHistory(db: Queries, row: QuoteRequest): Promise<ReadHistory> {
  const quotations = (await readAnswers(db, row.id)).toReversed();
  const orders = await readOrderedQuotations(
    db,
    quotations.map(({ id }) => id),
  );
  return {
    askedAt: row.createdAt.getTime(),
    quotations,
    orders,
    answers: quotations.map((quotation) => ({
      quotationNo: quotation.quotationNo,
      at: quotation.createdAt.getTime(),
      validUntil: lastDayOf(quotation),
      isOrdered: orders.has(quotation.id),
    })),
    facts: await readRequestFacts(db, row.id),
    files: await readMessageFiles(db, row.id),
  };
}

/** How much of a request there is to be seen: its answers and what was said beside them. */
export function seenOfRequest({ answers, facts }: RequestHistory): number {
  return answers.length + facts.length;
}
