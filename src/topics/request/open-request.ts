import { type RequestStage, requestState, stageOn } from "#domain/quote-request/thread/request-state.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { type QuoteRequest, readFileNames, readQuoteRequest } from "./quote-requests.ts";
import type { Queries } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { opensRequest, requestLinkKey } from "./request-link.ts";
import type { Services } from "#topics/services.ts";
import { readHistory } from "./read-history.ts";
import { type ToldEntry, toldThread } from "./told-thread.ts";

/** A request as its customer's link names it. */
export interface RequestLink {
  readonly requestNo: string;
  readonly key: string;
}

/** A request as whoever has its link reads it. */
export interface FollowedRequest {
  readonly row: QuoteRequest;
  readonly key: string;
  readonly stage: RequestStage;
  readonly thread: readonly ToldEntry[];
  /** The newest answer, with its page; null before the first. */
  readonly answer: { readonly quotationNo: string; readonly path: string } | null;
}

interface OpenedRequest {
  readonly ok: true;
  readonly request: FollowedRequest;
  readonly fileNames: readonly string[];
}

/** What has become of a request by now. */
export async function followRequest(
  services: Pick<Services, "config" | "shopMoment">,
  db: Queries,
  row: QuoteRequest,
): Promise<FollowedRequest> {
  const history = await readHistory(db, row);
  const thread = toldThread(services, history);
  const newest = thread.findLast(({ kind }) => kind === "answered");
  const { quotationNo = null, path = null } = newest ?? {};
  return {
    row,
    key: requestLinkKey(services, row.requestNo),
    stage: stageOn(requestState(history), services.shopMoment().date),
    thread,
    answer: quotationNo === null || path === null ? null : { quotationNo, path },
  };
}

/** The request of a link, whoever asks; with another key, and of another number, there is none. */
export async function openRequestLink(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  { requestNo, key }: RequestLink,
): Promise<OpenedRequest | Refusal<"not-found" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "openQuotation", caller);
  if (over) return over;
  const row = opensRequest(services, requestNo, key) ? await readQuoteRequest(services.db, requestNo) : null;
  if (row === null) return refuse("not-found");
  const names = await readFileNames(services.db, [row.id]);
  const request = await followRequest(services, services.db, row);
  return { ok: true, request, fileNames: names.get(row.id) ?? [] };
}
