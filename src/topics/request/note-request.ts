import { requestState } from "#domain/quote-request/thread/request-state.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import { noteRequestState } from "./noted-request.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { readHistory } from "./read-history.ts";

/** Notes where a request stands, for lists, in the transaction that holds it and has changed that. */
export async function noteRequest(tx: Transaction, row: QuoteRequest): Promise<void> {
  await noteRequestState(tx, row.id, requestState(await readHistory(tx, row)));
}
