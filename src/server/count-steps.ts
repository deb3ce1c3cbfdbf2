import type { FastifyReply, FastifyRequest } from "fastify";
import { FIRST_PRICE_HEADER } from "#domain/numbers/funnel.ts";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";

/** A page of the shop that a browser has opened from elsewhere, or by its address: robots do not say so. */
function isVisit({ method, url, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") return false;
  if (headers["sec-fetch-site"] === "same-origin" || headers["sec-purpose"] !== undefined) return false;
  const isPage = reply.statusCode === 304 || String(reply.getHeader("content-type")).startsWith("text/html");
  return isPage && reply.statusCode < 400 && !url.startsWith("/studio");
}

/** The first price that a page has asked for beside itself, whether it came from a cache or not. */
function isFirstPrice({ url, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return headers[FIRST_PRICE_HEADER] === "1" && url.startsWith("/api/get/pricing-data") && statusCode < 400;
}

/** Counts who comes and who configures something, once each answer has left (decision 324). */
export function countSteps(app: App, { dayCounts }: Pick<Services, "dayCounts">): void {
  app.addHook("onResponse", (request, reply, next) => {
    if (isVisit(request, reply)) dayCounts.count("visit");
    if (isFirstPrice(request, reply)) dayCounts.count("configured");
    next();
  });
}
