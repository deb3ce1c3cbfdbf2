import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";
import {
  acceptedEncoding,
  type EncodedBody,
  encodedBody,
  encodedSize,
  type Encoding,
} from "#platform/http/encoded-body.ts";
import { requestIdHeader } from "#platform/http/log.ts";
import { createCacheKeys, LONGEST_REMEMBERED } from "#platform/http/cache-key.ts";
import { type CacheFacts, cacheVersionOf } from "./cache-version.ts";

/** An answer as it is sent. */
interface Answer {
  readonly etag: string;
  readonly body: EncodedBody;
  /** Whether packing it pays. */
  readonly isLong: boolean;
  /** Bytes, all encodings together. */
  readonly size: number;
}

interface CachedResponse extends Answer {
  readonly headers: Readonly<Record<string, string>>;
}

/** What an answer that is being made will be cached under. */
interface CacheEntry {
  readonly key: string;
  /** Most selections are asked about once: their answers are not kept. */
  readonly isAskedAgain: boolean;
  /** What it was begun on: an answer that comes after a change may say what was before. */
  readonly version: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null for an answer that is not cached, or comes from the cache. */
    cacheEntry: CacheEntry | null;
  }
}

const limitBytes = 8 * 1024 * 1024;
/** Questions that are remembered to have been asked once: an answer is kept when it is asked for again (docs/decisions/017). */
const rememberedQuestions = 2_000;
/** Shorter answers fit one packet as they are. */
const longBytes = 1_000;

/** Headers that belong to one answer; the next one has its own. */
const ofOneAnswer = new Set(["content-length", requestIdHeader]);

function encodingFor(request: FastifyRequest, { isLong }: Answer): Encoding {
  return isLong ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
}

function isKnown(request: FastifyRequest, { etag }: Answer): boolean {
  return request.headers["if-none-match"]?.includes(etag) ?? false;
}

function encodingHeader(encoding: Encoding): Readonly<Record<string, string>> {
  return encoding === "identity" ? {} : { "content-encoding": encoding };
}

/** A cached answer is sent as it is: neither parsed, limited nor serialised (docs/decisions/017). */
function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  reply.headers(cached.headers);
  if (isKnown(request, cached)) {
    void reply.code(304).send();
    return;
  }
  const encoding = encodingFor(request, cached);
  reply.headers(encodingHeader(encoding));
  const body = cached.body(encoding);
  if (body instanceof Promise)
    body.then((bytes) => reply.send(bytes)).catch((error: Error) => reply.send(error));
  else void reply.send(body);
}

/** In memory of their own: bytes from Node's pool would each keep 64 KB of it for as long as they are cached. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function answerOf(reply: FastifyReply, identity: Buffer): Answer {
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  // To be asked for again each time: the answer changes with the catalogue and the shop's day.
  reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
  return {
    etag,
    body: encodedBody(identity),
    isLong: identity.length >= longBytes,
    size: encodedSize(identity),
  };
}

/** The headers that each sending of an answer has. */
function cachedHeaders(reply: FastifyReply): CachedResponse["headers"] {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (!name.startsWith("x-ratelimit") && !ofOneAnswer.has(name)) headers[name] = String(value);
  return headers;
}

type Next = (error: Error | null, payload?: unknown) => void;

/** Sends a new answer as it will be sent from the cache. */
function sendNew(request: FastifyRequest, reply: FastifyReply, answer: Answer, next: Next): void {
  if (isKnown(request, answer)) {
    reply.code(304);
    next(null, null);
    return;
  }
  const encoding = encodingFor(request, answer);
  reply.headers(encodingHeader(encoding));
  const body = answer.body(encoding);
  if (body instanceof Promise) body.then((bytes) => next(null, bytes)).catch((error: Error) => next(error));
  else next(null, body);
}

/** Bytes of memory that an answer takes. */
function sizeCalculation({ size }: CachedResponse, key: string): number {
  return size + key.length;
}

function cacheHooks(services: CacheFacts & Pick<Services, "metrics">) {
  const store = new LRUCache<string, CachedResponse>({ maxSize: limitBytes, sizeCalculation });
  const asked = new LRUCache<string, true>({ max: rememberedQuestions });
  const keyOf = createCacheKeys();
  let cachedVersion = "";
  const { caches, cacheLookups } = services.metrics;
  caches.set("calls", () => ({ entries: store.size, bytes: store.calculatedSize }));
  const find = (key: string): CachedResponse | undefined => {
    const cached = store.get(key);
    cacheLookups.inc({ cache: "calls", result: cached ? "hit" : "miss" });
    return cached;
  };
  return {
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      const version = cacheVersionOf(services);
      if (version !== cachedVersion) {
        cachedVersion = version;
        store.clear();
      }
      if (request.method !== "GET") return next();
      const key = keyOf(request);
      const cached = find(key);
      if (cached) return sendCached(request, reply, cached);
      request.cacheEntry = { key, version, isAskedAgain: asked.has(key) };
      if (key.length <= LONGEST_REMEMBERED) asked.set(key, true);
      return next();
    },
    onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown, next: Next): void => {
      const { cacheEntry } = request;
      if (typeof payload !== "string" || reply.statusCode !== 200 || cacheEntry === null)
        return next(null, payload);
      const answer = answerOf(reply, ownBytes(payload));
      const { key, version, isAskedAgain } = cacheEntry;
      if (isAskedAgain && version === cachedVersion)
        store.set(key, { ...answer, headers: cachedHeaders(reply) });
      sendNew(request, reply, answer, next);
    },
  };
}

function listOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return [hooks ?? []].flat() as Hook[];
}

/**
 * Answers of calls marked `config: { sameForEverybody: true }` (prices, lists of the catalogue) are cached by what is asked for,
 * and dropped with the catalogue version or the shop's day. Only successes are cached. To be registered before the limits.
 */
export function cacheResponses(app: App, services: Services): void {
  const { onRequest, onSend } = cacheHooks(services);
  app.decorateRequest("cacheEntry", null);
  app.addHook("onRoute", (route: RouteOptions) => {
    if (!route.config?.sameForEverybody) return;
    route.onRequest = [onRequest, ...listOf(route.onRequest)];
    route.onSend = [...listOf(route.onSend), onSend];
  });
}
