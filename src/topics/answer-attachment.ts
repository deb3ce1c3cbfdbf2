import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { OpenedAttachment } from "#topics/artwork/received-files.ts";

/** Letters that are no letter with a mark: what they are written as without them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  ß: "ss",
  đ: "d",
  ł: "l",
  Ł: "L",
};

/** What no file system takes in a name, or some programs for a folder. */
const reserved = /[/\\:*?"<>|\p{Cc}]/gu;

/** In the letters that every program has: macrons and accents are left out. */
function inPlainLetters(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? "_")
    .replaceAll("%", "_");
}

/** A file to be saved under a name: one that is safe in a header, and whole for programs that read RFC 6266. */
export function attachmentNamed(name: string): string {
  const safe = name.replaceAll(reserved, "-");
  return `attachment; filename="${inPlainLetters(safe)}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll("'", "%27")}`;
}

/** Of a file to be saved, never shown, in an address with a key that is nobody else's. */
export const keyedFileHeaders = {
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
  "content-security-policy": "sandbox; default-src 'none'",
} as const;

/** What an address of such a file asks for; nothing: the file. */
export const viewQuery = z.object({ view: z.enum(["file", "picture", "thumbnail"]).catch("file") });

/**
 * Answers a file that somebody sent to be saved, never shown: as bytes of no type, so that no browser opens it. A picture is the shop's
 * own and may be looked at.
 */
export function answerAttachment(
  reply: FastifyReply,
  { view, file, stream }: OpenedAttachment,
): FastifyReply {
  void reply.headers(keyedFileHeaders);
  if (view !== "file") return reply.type("image/webp").send(stream);
  return reply
    .headers({ "content-disposition": attachmentNamed(file.name), "content-length": file.bytes })
    .type("application/octet-stream")
    .send(stream);
}
