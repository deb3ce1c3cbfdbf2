import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "../../api/app.types.ts";
import type { Services } from "../../services/services.ts";
import { createBoundedStore } from "./bounded-store.ts";
import { generationOf } from "./generation.ts";

interface KeptCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const limitBytes = 8 * 1024 * 1024;

/** A kept answer is written as it is: neither parsed, limited, serialised nor given its headers one by one. */
const sendKept = (reply: FastifyReply, { headers, body }: KeptCall): void => {
  reply.hijack();
  reply.raw.writeHead(200, headers);
  reply.raw.end(body);
};

const asKept = (reply: FastifyReply, payload: string): KeptCall => {
  const body = Buffer.from(payload);
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !name.startsWith("x-ratelimit"))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return { headers: { ...Object.fromEntries(headers), "content-length": String(body.length) }, body };
};

const keptHooks = (services: Services) => {
  const store = createBoundedStore<KeptCall>(limitBytes);
  let keptGeneration = "";
  return {
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      const generation = generationOf(services);
      if (generation !== keptGeneration) {
        keptGeneration = generation;
        store.clear();
      }
      const kept = request.method === "GET" ? store.find(request.url) : undefined;
      if (kept) sendKept(reply, kept);
      else next();
    },
    onSend: (
      request: FastifyRequest,
      reply: FastifyReply,
      payload: unknown,
      next: (error: null, payload: unknown) => void,
    ): void => {
      if (typeof payload === "string" && reply.statusCode === 200 && request.method === "GET")
        store.keep(request.url, asKept(reply, payload), payload.length + request.url.length + 1_000);
      next(null, payload);
    },
  };
};

const listOf = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] => [hooks ?? []].flat() as Hook[];

/**
 * Answers of calls marked `config: { sameForEverybody: true }` (prices, lists of the catalogue) are kept by their address,
 * and dropped with the catalogue version or the shop's day. Only successes are kept. To be registered before the limits.
 */
export const keepSharedCalls = (app: App, services: Services): void => {
  const { onRequest, onSend } = keptHooks(services);
  app.addHook("onRoute", (route: RouteOptions) => {
    if (!route.config?.sameForEverybody) return;
    route.onRequest = [onRequest, ...listOf(route.onRequest)];
    route.onSend = [...listOf(route.onSend), onSend];
  });
};
