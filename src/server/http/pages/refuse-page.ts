import type { FastifyReply } from "fastify";
import { sentences } from "../failures/failures.ts";

/** Answers a page's address with a sentence instead of the page; `seconds` says when it is worth another try. */
export function refusePage(reply: FastifyReply, code: number, seconds?: number): FastifyReply {
  if (seconds !== undefined) reply.header("retry-after", String(seconds));
  return reply.code(code).type("text/plain; charset=utf-8").send(sentences[code]);
}
