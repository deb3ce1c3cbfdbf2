import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { pagePolicy } from "../security-headers.ts";
import type { Encoding } from "./accepted-encoding.ts";
import { scriptHashes } from "./script-hashes.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as it is sent: its bytes, and the headers that go with them. */
export interface RenderedDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The bytes in an encoding, made at its first use and kept; also while two ask at once. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Bytes of memory it takes, all encodings together. */
  readonly size: number;
}

/** 128 KB hold a page. Brotli's usual 4 MB are memory outside the heap, for which V8 collects garbage: 4 ms more a page. */
const windowBits = 17;

const brotliParams = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

const compress = (body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br" ? brotli(body, { params: brotliParams(body.length) }) : zip(body, { level: 6 });

const headersOf = (response: Response, page: string | null, etag: string): Record<string, string> => {
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  delete headers["set-cookie"];
  return {
    ...headers,
    ...(page === null ? {} : { "content-security-policy": pagePolicy(scriptHashes(page)) }),
    "cache-control": headers["cache-control"] ?? "no-cache",
    vary: "accept-encoding",
    etag,
  };
};

/** Reads a response to its end and prepares it for sending many times. `strict` gives pages a content security policy. */
export const renderedDocument = async (response: Response, strict: boolean): Promise<RenderedDocument> => {
  const isPage = strict && (response.headers.get("content-type")?.startsWith("text/html") ?? false);
  const page = isPage ? scriptsAfterPaint(await response.text()) : null;
  const identity = page === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(page);
  const etag = `W/"${hash("sha1", identity, "base64url")}"`;
  const ready = new Map<Encoding, Buffer | Promise<Buffer>>([["identity", identity]]);

  const body = (encoding: Encoding): Buffer | Promise<Buffer> => {
    const found = ready.get(encoding);
    if (found) return found;
    const coming = compress(identity, encoding === "br" ? "br" : "gzip").then((bytes) => {
      ready.set(encoding, bytes);
      return bytes;
    });
    ready.set(encoding, coming);
    return coming;
  };

  return {
    status: response.status,
    headers: headersOf(response, page, etag),
    etag,
    body,
    // Compressed copies of a page are about a third of it together; counting them so keeps the sum simple.
    size: Math.ceil(identity.length * 1.4) + 2_000,
  };
};
