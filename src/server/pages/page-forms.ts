import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.types.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import type { PageAddress } from "./page-address.ts";
import { sentences } from "#platform/http/failures.ts";
import { formType } from "./page-request.ts";

/** Every method that a page's address answers; a page takes forms by POST, if at all. */
export const writingMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers a page's address with a sentence instead of the page; `seconds` says when it is worth another try. */
export function refusePage(reply: FastifyReply, code: number, seconds?: number): FastifyReply {
  if (seconds !== undefined) reply.header("retry-after", String(seconds));
  return reply.code(code).type("text/plain; charset=utf-8").send(sentences[code]);
}

/** Refuses what is no form for a page that takes one, before anything of its body is read. */
function refuseOtherWrites(readAddress: (url: string) => PageAddress) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) return next();
    const { takesForms } = readAddress(request.url);
    if (takesForms && request.method === "POST") return next();
    // Whatever body follows is not waited for.
    reply.header("connection", "close").header("allow", takesForms ? "GET, HEAD, POST" : "GET, HEAD");
    return void refusePage(reply, 405);
  };
}

/** Refuses a form without a type, or from a network that has sent too many. */
function refuseForm(services: Pick<Services, "config" | "db">) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== "POST") return undefined;
    if (request.body === undefined) return refusePage(reply, 415);
    const over = await consumeRateLimit(services, "pageForm", { ip: request.ip });
    return over ? refusePage(reply, 429, over.retryAfterS) : undefined;
  };
}

/**
 * What pages take of a request's body: a form as browsers send it without a script, counted while it arrives, up to the
 * server's limit of a body. Everything else is refused unread.
 */
export function acceptPageForms(
  scope: App,
  services: Pick<Services, "config" | "db">,
  readAddress: (url: string) => PageAddress,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(formType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  scope.addHook("onRequest", refuseOtherWrites(readAddress));
  scope.addHook("preHandler", refuseForm(services));
}
