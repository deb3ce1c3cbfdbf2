import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { StaffNeed } from "#contract/studio/studio-call.ts";

/** A Fastify instance whose routes are typed by their Zod schemas. */
export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * The answer depends on nothing but the address, the catalogue and the shop's day: it may be kept and sent to others.
     * Write it as a route's `config`.
     */
    readonly sameForEverybody?: boolean;
    /** What metrics count the route's answers under, where its own address would be one of very many. */
    readonly countedAs?: string;
    /** Whom a call of the studio is for; each names it. */
    readonly needs?: StaffNeed;
  }
}
