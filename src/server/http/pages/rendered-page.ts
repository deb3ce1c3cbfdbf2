import { hash } from "node:crypto";
import { encodedBody, encodedSize } from "../cache/encoded-body.ts";
import type { RenderedPage } from "../cache/page-cache.ts";
import { pagePolicy } from "../security-headers.ts";
import { scriptHashes } from "./script-hashes.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

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
  const bytes = Buffer.from(await response.arrayBuffer());
  // Read as Latin 1 a page is one letter per byte, and what is put into it is ASCII: half the memory, and nothing is decoded.
  const page = isPage ? scriptsAfterPaint(bytes.toString("latin1")) : null;
  const identity = page === null ? bytes : Buffer.from(page, "latin1");
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  return {
    status: response.status,
    headers: headersOf(response, page, etag),
    etag,
    body: encodedBody(identity),
    size: encodedSize(identity),
  };
}
