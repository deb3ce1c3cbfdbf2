import { hash } from "node:crypto";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#platform/config.ts";
import type { App } from "#platform/http/app.types.ts";
import { acceptedEncoding, type EncodedBody, encodedBody } from "#platform/http/encoded-body.ts";
import { memoizeAsync } from "#platform/promises.ts";
import { createThreads } from "#platform/threads.ts";
import type { Services } from "#topics/services.ts";
import type { ApiDescription, DescribedApi } from "./describe-api.ts";

/** The readable page is one document: it loads nothing and runs nothing. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A document as it is sent, to everybody alike. */
interface SavedDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;
}

function savedDocument(text: string, headers: SavedDocument["headers"]): SavedDocument {
  const identity = Buffer.from(text);
  return { headers, etag: hash("sha256", identity, "base64url"), body: encodedBody(identity) };
}

/** `build` makes one file of the thread's script, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "api-describer", "describe-api.worker.js")
  : join(import.meta.dirname, "describe-api.worker.ts");

const describeInThread = createThreads<DescribedApi, ApiDescription>({
  script,
  idleMs: 1_000,
  longestMs: 60_000,
  mostHeapMb: 256,
  reason: "documents",
});

async function makeDocuments({ shopOrigin, isStudioOpen }: Config) {
  const { openApi, page } = await describeInThread({ origin: shopOrigin, hasStudio: isStudioOpen });
  return {
    openApi: savedDocument(openApi, { "content-type": "application/json; charset=utf-8" }),
    page: savedDocument(page, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy,
    }),
  };
}

/** A browser asks again each time, and gets it when it has become another one. */
async function answerWith(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, body }: SavedDocument,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const tag = `"${etag}-${encoding}"`;
  void reply.headers({ ...headers, etag: tag, "cache-control": "public, no-cache", vary: "accept-encoding" });
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(await body(encoding));
}

/**
 * The OpenAPI document, generated from the calls' schemas, and its readable page. Both are made when somebody first asks for
 * them, in a thread that ends with it: a shop at work never needs what makes them (docs/decisions/066). They are sent packed, as they were made.
 */
export function registerApiDocuments(app: App, { config }: Pick<Services, "config">): void {
  const documents = memoizeAsync(() => makeDocuments(config));
  const hidden = { schema: { hide: true } };
  app.get("/api/openapi.json", hidden, async (request, reply) =>
    answerWith(request, reply, (await documents()).openApi),
  );
  app.get("/api/docs", hidden, async (request, reply) =>
    answerWith(request, reply, (await documents()).page),
  );
}
