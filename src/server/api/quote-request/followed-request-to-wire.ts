import type { ReplyTo } from "#contract/calls.ts";
import { toDollars } from "#domain/money.ts";
import type { FollowedRequest } from "#server/services/request-thread/open-request.ts";
import type { ToldEntry } from "#server/services/request-thread/told-thread.ts";

type WireRequest = ReplyTo<"POST quote-request/:request_no/messages">;

/** One thing that has happened to a request. */
export function toldEntryToWire(told: ToldEntry): WireRequest["thread"][number] {
  const { kind, by, at, words, reasons, quotationNo, path, total } = told;
  return {
    kind,
    by,
    at: at === null ? null : new Date(at).toISOString(),
    words,
    reasons,
    quotation_no: quotationNo,
    path,
    total_price: total === null ? null : toDollars(total),
  };
}

/** A request as whoever has its link reads it. */
export function followedRequestToWire({ row, key, stage, answer, thread }: FollowedRequest): WireRequest {
  return {
    request_no: row.requestNo,
    key,
    stage,
    answer_no: answer && answer.quotationNo,
    answer_path: answer && answer.path,
    thread: thread.map(toldEntryToWire),
  };
}
