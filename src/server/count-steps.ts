import type { FastifyReply, FastifyRequest } from "fastify";
import { FIRST_PRICE_HEADER } from "#domain/numbers/counted-things.ts";
import type { SearchPlace } from "#domain/search/search-place.ts";
import { FAQ_PATH } from "#domain/seo/plain-pages.ts";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";

/** Asked for by somebody who looks at it, and answered. */
function isSeen({ method, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method === "GET" && headers["sec-purpose"] === undefined && statusCode < 400;
}

/** A page of the shop that a browser has opened from elsewhere, or by its address: robots do not say so. */
function isVisit(request: FastifyRequest, reply: FastifyReply): boolean {
  const { headers, url } = request;
  if (headers["sec-fetch-dest"] !== "document" || headers["sec-fetch-site"] === "same-origin") return false;
  const isPage = reply.statusCode === 304 || String(reply.getHeader("content-type")).startsWith("text/html");
  return isPage && isSeen(request, reply) && !url.startsWith("/studio");
}

/** The first price that a page has asked for beside itself, whether it came from a cache or not. */
function isFirstPrice({ url, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return headers[FIRST_PRICE_HEADER] === "1" && url.startsWith("/api/get/pricing-data") && statusCode < 400;
}

/** Pages with a search, as documents and as data. */
const searches: ReadonlyMap<string, SearchPlace> = new Map([
  ["/", "goods"],
  ["/_.data", "goods"],
  [FAQ_PATH, "questions"],
  [`${FAQ_PATH}.data`, "questions"],
]);

/** What was typed into a search of the shop's own page; null where nothing was. */
function searchIn(request: FastifyRequest, reply: FastifyReply) {
  const [path = "", query] = request.url.split("?", 2);
  const place = searches.get(path);
  if (place === undefined || query === undefined || !isSeen(request, reply)) return null;
  if (request.headers["sec-fetch-site"] !== "same-origin") return null;
  const typed = new URLSearchParams(query).get("q");
  return typed === null ? null : { place, typed, ip: request.ip };
}

/** Counts who comes, who configures something and what is searched for, once each answer has left (decisions 324, 425). */
export function countSteps(
  app: App,
  { dayCounts, emptySearches }: Pick<Services, "dayCounts" | "emptySearches">,
): void {
  app.addHook("onResponse", (request, reply, next) => {
    if (isVisit(request, reply)) dayCounts.count("visit");
    if (isFirstPrice(request, reply)) dayCounts.count("configured");
    const search = searchIn(request, reply);
    if (search !== null) emptySearches.note(search);
    next();
  });
}
