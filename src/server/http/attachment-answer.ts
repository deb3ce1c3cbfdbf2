import type { FastifyReply } from "fastify";
import { z } from "zod";
import { attachmentNamed } from "#server/api/attachment-named.ts";
import type { OpenedAttachment } from "#server/services/files/open-attachment.ts";
import { staffFileHeaders } from "./staff/staff-page.ts";

/** What an address of such a file asks for; nothing: the file. */
export const askedView = z.object({ view: z.enum(["file", "picture", "thumbnail"]).catch("file") });

/**
 * Answers a file that somebody sent to be saved, never shown: as bytes of no type, so that no browser opens it. A picture is the shop's
 * own and may be looked at.
 */
export function answerAttachment(
  reply: FastifyReply,
  { view, file, stream }: OpenedAttachment,
): FastifyReply {
  void reply.headers(staffFileHeaders);
  if (view !== "file") return reply.type("image/webp").send(stream);
  return reply
    .headers({ "content-disposition": attachmentNamed(file.name), "content-length": file.bytes })
    .type("application/octet-stream")
    .send(stream);
}
