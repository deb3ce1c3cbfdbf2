import { hash } from "node:crypto";
import { encodedBody, encodedSize } from "../cache/encoded-body.ts";
import type { RenderedPage } from "../cache/page-cache.ts";
import { pagePolicy } from "../security-headers.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes by which the content security policy knows a page's inline scripts. The page is given one letter per byte. */
export function scriptHashes(page: string): string[] {
  return [
    ...new Set(
      [...page.matchAll(inlineScript)].map(
        ([, source = ""]) => `sha256-${hash("sha256", Buffer.from(source, "latin1"), "base64")}`,
      ),
    ),
  ];
}

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
