import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";

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
