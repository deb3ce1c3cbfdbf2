import { hash } from "node:crypto";
import { encodedBody, encodedSize } from "#platform/http/encoded-body.ts";
import type { RenderedPage } from "#platform/http/page-cache.ts";
import { pagePolicy } from "#platform/http/security-headers.ts";

const startOfTag = "<script";
const endTag = "</script>";

/** A tag of what is no script of the page itself: a file, or data. */
const isOther = /\ssrc=|type="application\/(?:ld\+)?json"/;

/** The hashes by which the content security policy knows a page's inline scripts: found in its bytes, without decoding the rest. */
export function scriptHashes(page: Buffer): string[] {
  const hashes = new Set<string>();
  for (let at = page.indexOf(startOfTag); at !== -1;) {
    const start = page.indexOf(">", at) + 1;
    const end = page.indexOf(endTag, start);
    if (start === 0 || end === -1) break;
    if (!isOther.test(page.toString("latin1", at, start)))
      hashes.add(`sha256-${hash("sha256", page.subarray(start, end), "base64")}`);
    at = page.indexOf(startOfTag, end);
  }
  return [...hashes];
}

function headersOf(response: Response, page: Buffer | null, etag: string): Record<string, string> {
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

/** Piece by piece as they come: `arrayBuffer` would copy a page twice more, for 0.2 ms. */
async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads a response to its end and prepares it for sending many times. `strict` gives pages a content security policy. */
export async function renderedPage(response: Response, strict: boolean): Promise<RenderedPage> {
  const isPage = strict && (response.headers.get("content-type")?.startsWith("text/html") ?? false);
  const identity = await bytesOf(response);
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  return {
    status: response.status,
    headers: headersOf(response, isPage ? identity : null, etag),
    etag,
    body: encodedBody(identity),
    size: encodedSize(identity),
  };
}
