import { hash } from "node:crypto";
import { encodedBody, encodedSize } from "../cache/encoded-body.ts";
import type { RenderedPage } from "../cache/page-cache.ts";
import { pagePolicy } from "../security-headers.ts";
import { scriptHashes } from "./script-hashes.ts";

function headersOf(response: Response, page: string | null, etag: string): Record<string, string> {
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  delete headers["set-cookie"];
  return {
    ...headers,
    ...(page === null ? {} : { "content-security-policy": pagePolicy(scriptHashes(page)) }),
    "cache-control": headers["cache-control"] ?? "no-cache",
    vary: "accept-encoding",
    etag,
  };
}

/** Reads a response to its end and prepares it for sending many times. `strict` gives pages a content security policy. */
export async function renderedPage(response: Response, strict: boolean): Promise<RenderedPage> {
  const isPage = strict && (response.headers.get("content-type")?.startsWith("text/html") ?? false);
  const identity = Buffer.from(await response.arrayBuffer());
  // Read as Latin 1 a page is one letter per byte: its scripts are found without decoding the rest.
  const page = isPage ? identity.toString("latin1") : null;
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  return {
    status: response.status,
    headers: headersOf(response, page, etag),
    etag,
    body: encodedBody(identity),
    size: encodedSize(identity),
  };
}
