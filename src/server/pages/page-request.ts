import type { FastifyReply, FastifyRequest } from "fastify";
import { addressIn } from "./page-address.ts";

/**
 * The visitor's headers, all but the origin: where a write comes from was checked for every request already, and the pages'
 * own check would refuse a visitor who came by another name of this machine.
 */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && name !== "origin") headers.append(name, one);
  return headers;
}

/** What browsers send a form as, and the one kind of body that a page reads. */
export const formType = "application/x-www-form-urlencoded";

/** The web Request of a form that a visitor has sent; aborted when the visitor leaves. */
export function formRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const left = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = headersOf(request);
  // As it was understood: the pages read the header anew, and by other rules.
  headers.set("content-type", formType);
  return new Request(addressIn(origin, request.url), {
    method: "POST",
    headers,
    signal: left.signal,
    body: request.body as Buffer<ArrayBuffer>,
  });
}

/** The web Request of a visitor who reads a page that is their own. */
export function personalRequest(request: FastifyRequest, address: string, origin: string): Request {
  return new Request(addressIn(origin, address), { headers: headersOf(request) });
}

/** A page's request as everybody makes it: no cookie, no language, nothing of the visitor's. */
export function impersonalRequest(address: string, origin: string): Request {
  return new Request(addressIn(origin, address), {
    headers: { accept: "text/html", host: new URL(origin).host },
  });
}
