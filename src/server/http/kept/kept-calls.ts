import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "#server/api/app.types.ts";
import type { Services } from "#server/services/services.ts";
import { acceptedEncoding, type Encoding } from "../documents/accepted-encoding.ts";
import { requestIdHeader } from "../operations/request-ids.ts";
import { createBoundedStore } from "#server/bounded-store.ts";
import { callKeys } from "./call-keys.ts";
import { type EncodedBody, encodedBody, encodedSize } from "./encoded-body.ts";
import { generationOf } from "./generation.ts";

interface KeptCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;
  /** Whether packing it pays. */
  readonly isLong: boolean;
}

const limitBytes = 8 * 1024 * 1024;
/** Shorter answers fit one packet as they are. */
const longBytes = 1_000;

/** Headers that belong to one answer; the next one has its own. */
const ofOneAnswer = new Set(["content-length", requestIdHeader]);

function encodingFor(request: FastifyRequest, { isLong }: KeptCall): Encoding {
  return isLong ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
}

function isKnown(request: FastifyRequest, { etag }: KeptCall): boolean {
  return request.headers["if-none-match"]?.includes(etag) ?? false;
}

function encodingHeader(encoding: Encoding): Readonly<Record<string, string>> {
  return encoding === "identity" ? {} : { "content-encoding": encoding };
}

/** A kept answer is written as it is: neither parsed, limited, serialised nor given its headers one by one. */
function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptCall): void {
  reply.hijack();
  if (isKnown(request, kept)) {
    reply.raw.writeHead(304, { ...kept.headers, [requestIdHeader]: request.id }).end();
    return;
  }
  const encoding = encodingFor(request, kept);
  const write = (body: Buffer): void => {
    const own = { "content-length": String(body.length), [requestIdHeader]: request.id };
    reply.raw.writeHead(200, { ...kept.headers, ...encodingHeader(encoding), ...own }).end(body);
  };
  const body = kept.body(encoding);
  if (body instanceof Promise) body.then(write).catch((error: Error) => reply.raw.destroy(error));
  else write(body);
}

function asKept(reply: FastifyReply, identity: Buffer): KeptCall {
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  // To be asked for again each time: the answer changes with the catalogue and the shop's day.
  reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !name.startsWith("x-ratelimit") && !ofOneAnswer.has(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return {
    headers: Object.fromEntries(headers),
    etag,
    body: encodedBody(identity),
    isLong: identity.length >= longBytes,
  };
}

type Next = (error: Error | null, payload?: unknown) => void;

/** Sends an answer that has just been kept as it will be sent from now on. */
async function sendNew(request: FastifyRequest, reply: FastifyReply, kept: KeptCall): Promise<Buffer | null> {
  if (isKnown(request, kept)) {
    reply.code(304);
    return null;
  }
  const encoding = encodingFor(request, kept);
  reply.headers(encodingHeader(encoding));
  return kept.body(encoding);
}

function keptHooks(services: Services) {
  const store = createBoundedStore<KeptCall>(limitBytes);
  const keyOf = callKeys();
  let keptGeneration = "";
  const { caches, cacheLookups } = services.metrics;
  caches.set("calls", () => ({ entries: store.count(), bytes: store.size() }));
  const find = (request: FastifyRequest): KeptCall | undefined => {
    const kept = store.find(keyOf(request));
    cacheLookups.inc({ cache: "calls", result: kept ? "hit" : "miss" });
    return kept;
  };
  return {
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      const generation = generationOf(services);
      if (generation !== keptGeneration) {
        keptGeneration = generation;
        store.clear();
      }
      const kept = request.method === "GET" ? find(request) : undefined;
      if (kept) sendKept(request, reply, kept);
      else next();
    },
    onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown, next: Next): void => {
      if (typeof payload !== "string" || reply.statusCode !== 200 || request.method !== "GET") {
        next(null, payload);
        return;
      }
      const identity = Buffer.from(payload);
      const kept = asKept(reply, identity);
      const key = keyOf(request);
      store.keep(key, kept, encodedSize(identity) + key.length);
      sendNew(request, reply, kept).then(
        (body) => next(null, body),
        (error: unknown) => next(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
}

function listOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return [hooks ?? []].flat() as Hook[];
}

/**
 * Answers of calls marked `config: { sameForEverybody: true }` (prices, lists of the catalogue) are kept by what is asked for,
 * and dropped with the catalogue version or the shop's day. Only successes are kept. To be registered before the limits.
 */
export function keepSharedCalls(app: App, services: Services): void {
  const { onRequest, onSend } = keptHooks(services);
  app.addHook("onRoute", (route: RouteOptions) => {
    if (!route.config?.sameForEverybody) return;
    route.onRequest = [onRequest, ...listOf(route.onRequest)];
    route.onSend = [...listOf(route.onSend), onSend];
  });
}
