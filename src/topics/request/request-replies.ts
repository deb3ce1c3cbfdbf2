import type { ReplyTo } from "#contract/calls.ts";
import { type AddressOf, attachmentToWire } from "#topics/artwork/attachment-reply.ts";
import { toDollars } from "#domain/money.ts";
import { requestFilePath } from "#topics/quotation/request-keys.ts";
import type { Services } from "#topics/services.ts";
import type { FollowedRequest, ThreadEntry } from "./open-request.ts";

type WireRequest = ReplyTo<"POST quote-request/:request_no/messages">;

type WireEntry = WireRequest["thread"][number];

/** One thing that has happened to a request. */
export function threadEntryToWire(told: ThreadEntry, addressOf: AddressOf): WireEntry {
  const { kind, by, at, words, reasons, quotationNo, path, total, files } = told;
  return {
    kind,
    by,
    at: at === null ? null : new Date(at).toISOString(),
    words,
    reasons,
    quotation_no: quotationNo,
    path,
    total_price: total === null ? null : toDollars(total),
    files: files.map((file) => attachmentToWire(file, addressOf)),
  };
}

/** A request as whoever has its link reads it. */
export function followedRequestToWire(
  needs: Pick<Services, "config">,
  { row, key, stage, answer, thread }: FollowedRequest,
): WireRequest {
  const addressOf: AddressOf = (id, view) => requestFilePath(needs, row.requestNo, id, view);
  return {
    request_no: row.requestNo,
    key,
    stage,
    answer_no: answer && answer.quotationNo,
    answer_path: answer && answer.path,
    thread: thread.map((told) => threadEntryToWire(told, addressOf)),
  };
}
