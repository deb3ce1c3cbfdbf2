import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressIn } from "./document-address.ts";

/**
 * The visitor's headers, all but the origin: where a write comes from was checked for every request already, and the pages'
 * own check would refuse a visitor who came by another name of this machine.
 */
const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && name !== "origin") headers.append(name, one);
  return headers;
};

/** The web Request of a visitor's request, its body a stream; aborted when the visitor leaves. */
export const pageRequest = (request: FastifyRequest, reply: FastifyReply, origin: string): Request => {
  const left = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const hasBody = !["GET", "HEAD"].includes(request.method);
  return new Request(addressIn(origin, request.url), {
    method: request.method,
    headers: headersOf(request),
    signal: left.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: "half" } : {}),
  });
};

/** A page's request as everybody makes it: no cookie, no language, nothing of the visitor's. */
export const impersonalRequest = (address: string, origin: string): Request =>
  new Request(addressIn(origin, address), { headers: { accept: "text/html", host: new URL(origin).host } });
