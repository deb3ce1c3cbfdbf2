import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../api/app.types.ts";
import type { Services } from "../../services/services.ts";
import { createBoundedStore } from "./bounded-store.ts";
import { generationOf } from "./generation.ts";

interface KeptCall {
  readonly type: string;
  readonly body: Buffer;
}

const limitBytes = 8 * 1024 * 1024;

const isShared = (request: FastifyRequest): boolean =>
  request.method === "GET" && request.routeOptions.config.sameForEverybody === true;

/**
 * Answers of calls marked `config: { sameForEverybody: true }` (prices, lists of the catalogue) are kept by their address,
 * and dropped with the catalogue version or the shop's day. Only successes are kept.
 */
export const keepSharedCalls = (app: App, services: Services): void => {
  const store = createBoundedStore<KeptCall>(limitBytes);
  let keptGeneration = "";

  app.addHook("onRequest", (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    if (!isShared(request)) return next();
    const generation = generationOf(services);
    if (generation !== keptGeneration) {
      keptGeneration = generation;
      store.clear();
    }
    const kept = store.find(request.url);
    if (!kept) return next();
    void reply.type(kept.type).send(kept.body);
  });

  app.addHook("onSend", (request, reply, payload, next) => {
    if (typeof payload === "string" && reply.statusCode === 200 && isShared(request)) {
      const body = Buffer.from(payload);
      const type = String(reply.getHeader("content-type"));
      store.keep(request.url, { type, body }, body.length + request.url.length);
    }
    next(null, payload);
  });
};
