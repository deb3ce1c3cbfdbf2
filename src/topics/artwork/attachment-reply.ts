import type { ReplyTo } from "#contract/calls.ts";
import type { Attachment } from "./attachments.ts";
import type { AttachmentView } from "./received-files.ts";

/** Where a file, and each of the shop's pictures of it, is read. */
export type AddressOf = (id: string, view: AttachmentView) => string;

type WireFile = NonNullable<ReplyTo<"GET order/:order_no">["request"]>["files"][number];

/** A file of a request, or of what was said about it. */
export function attachmentToWire(
  {
    id,
    name,
    bytes,
    pictureSha256,
    thumbnailSha256,
  }: Pick<Attachment, "bytes" | "id" | "name" | "pictureSha256" | "thumbnailSha256">,
  addressOf: AddressOf,
): WireFile {
  return {
    name,
    bytes,
    url: addressOf(id, "file"),
    picture: pictureSha256 === null ? null : addressOf(id, "picture"),
    thumbnail: thumbnailSha256 === null ? null : addressOf(id, "thumbnail"),
  };
}
