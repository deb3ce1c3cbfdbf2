import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.types.ts";

/** Answers 404 where a file was asked for, with the shop's page that is read there instead. */
export async function answerMissingPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { accept } = request.headers;
  const page = await app.inject({ url: path, headers: accept === undefined ? {} : { accept } });
  const { "content-type": type, "content-security-policy": policy } = page.headers;
  if (policy !== undefined) reply.header("content-security-policy", policy);
  return reply
    .code(404)
    .header("content-type", type ?? "text/plain; charset=utf-8")
    .send(page.rawPayload);
}
