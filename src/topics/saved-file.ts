import type { FastifyReply } from "fastify";
import { escapeHtml } from "#platform/escape-html.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { attachmentNamed } from "./answer-attachment.ts";

/** Files are no calls: they are not documented, and are kept for who may read orders. */
export const ofOrders = { schema: { hide: true }, config: { needs: "orders.read" } } as const;

/** What is one person's to see: kept by no cache, and nothing in it is carried out. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'",
} as const;

interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly stream: NodeJS.ReadableStream | Buffer;
}

/** Answers a file to be saved under its name. */
export function answerSavedFile(
  reply: FastifyReply,
  { name, mediaType, bytes, stream }: SavedFile,
): FastifyReply {
  return reply
    .headers({ ...privateHeaders, "content-disposition": attachmentNamed(name), "content-length": bytes })
    .type(mediaType)
    .send(stream);
}

/** Says why there is no file: whoever follows its link reads that in its place. */
export function answerNoFile(reply: FastifyReply, why: string): FastifyReply {
  return sendPlainPage(reply.code(422), "This file cannot be made", `<p>${escapeHtml(why)}</p>`);
}
