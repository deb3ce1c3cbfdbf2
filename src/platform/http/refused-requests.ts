import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "#contract/envelope.ts";
import { answerNotFound, sentences, unreadable } from "./failures.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import type { App } from "./app.types.ts";

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Bytes that are no HTTP request never reach a route: they are answered on the socket, in the envelope, and it is closed. */
export function answerUnreadableRequest(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const code = statuses[error.code ?? ""] ?? 400;
    const body = JSON.stringify(failure(code, sentences[code] ?? unreadable));
    const lines = [
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    if (socket.writable) socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}

/** No call nests deeper than a list in an object in a list; whatever walks a body may then recurse. */
const deepest = 16;

function isDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? (Object.values(value) as unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** Refuses a body that is nested for its own sake, before anything reads it. */
export function refuseDeepBody(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  if (isDeep(request.body))
    void reply.code(400).send(failure(400, generalFailures["nested-too-deeply"].message));
  else next();
}

/** The database keeps no text with it. */
const NUL = "\0";
const words = "must be a text without the character NUL";

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes(NUL);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}

/** What a call takes, each with the status that says it does not fit. */
const parts = [
  { schema: "querystring", of: "query", code: 400 },
  { schema: "body", of: "body", code: 422 },
] as const;

/**
 * Refuses a text with the character NUL at its field, before anything reads it; nothing has an address with it. Bodies are known to be
 * shallow by then.
 */
export function refuseNul(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  if (holdsNul(request.params)) {
    answerNotFound(request, reply);
    return;
  }
  const { schema: taken } = request.routeOptions;
  for (const { schema, of, code } of parts) {
    const given = taken?.[schema] === undefined ? null : request[of];
    const fault = Object.entries(given ?? {}).find(([, value]) => holdsNul(value));
    if (fault !== undefined) {
      const [name] = fault;
      void reply.code(code).send(failure(code, `${name}: ${words}`, { fields: { [name]: words } }));
      return;
    }
  }
  next();
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Registers calls, and says 405 with `Allow` where one of them is asked for by another method. */
export async function withOtherMethodsRefused(app: App, registerCalls: () => Promise<void>): Promise<void> {
  const known = new Map<string, Set<string>>();
  let isRegistering = true;
  app.addHook("onRoute", ({ routePath, method }) => {
    if (!isRegistering) return;
    known.set(routePath, new Set([...(known.get(routePath) ?? []), ...[method].flat()]));
  });
  await registerCalls();
  isRegistering = false;

  for (const [url, allowed] of known)
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      schema: { hide: true },
      handler: (_request, reply) =>
        reply
          .code(405)
          .header("allow", [...allowed].join(", "))
          .send(failure(405, generalFailures["other-method"].message)),
    });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether a request that changes something may come from where it comes from: our own pages, or no browser at all. */
function isSameSite(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  shopOrigin: string,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = headers.origin;
  if (origin === undefined) return true;
  const host = typeof origin === "string" ? hostOf(origin) : null;
  return host !== null && (host === headers.host || host === hostOf(shopOrigin));
}

/** Refuses writes that another site's page makes in our visitor's name. */
export function refuseCrossSite(shopOrigin: string) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (safeMethods.has(request.method) || isSameSite(request.headers, shopOrigin)) next();
    else void reply.code(403).send(failure(403, generalFailures["cross-site"].message));
  };
}
