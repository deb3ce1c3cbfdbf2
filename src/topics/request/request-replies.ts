import type { ReplyTo } from "#contract/calls.ts";
import type { AttachmentView } from "#topics/artwork/received-files.ts";
import { toDollars } from "#domain/money.ts";
import { messageFilePath } from "./own-requests.ts";
import type { Services } from "#topics/services.ts";
import type { FollowedRequest, ThreadEntry } from "./open-request.ts";

type WireRequest = ReplyTo<"POST quote-request/:request_no/messages">;

type WireEntry = WireRequest["thread"][number];

/** Where a file, and each of the shop's pictures of it, is read. */
type AddressOf = (id: string, view: AttachmentView) => string;

/** A file of a request, or of what was said about it. */
export function attachmentToWire(
  { id, name, bytes, pictureSha256, thumbnailSha256 }: ThreadEntry["files"][number],
  addressOf: AddressOf,
): WireEntry["files"][number] {
  return {
    name,
    bytes,
    url: addressOf(id, "file"),
    picture: pictureSha256 === null ? null : addressOf(id, "picture"),
    thumbnail: thumbnailSha256 === null ? null : addressOf(id, "thumbnail"),
  };
}

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
  const addressOf: AddressOf = (id, view) => messageFilePath(needs, row.requestNo, id, view);
  return {
    request_no: row.requestNo,
    key,
    stage,
    answer_no: answer && answer.quotationNo,
    answer_path: answer && answer.path,
    thread: thread.map((told) => threadEntryToWire(told, addressOf)),
  };
}
