import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { App } from "../../api/app.types.ts";
import type { Services } from "../../services/services.ts";
import type { Metrics } from "../operations/metrics.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { documentAddresses } from "./document-address.ts";
import { createDocumentCache } from "./document-cache.ts";
import { impersonalRequest, pageRequest } from "./page-request.ts";
import { renderedDocument, type RenderedDocument } from "./rendered-document.ts";

const cacheBytes = 32 * 1024 * 1024;

export interface Pages {
  /** The build of the pages; the development server makes a new one after a change. */
  load(): Promise<ServerBuild>;
  readonly mode: "production" | "development";
  /** A fresh context that carries the services to loaders and actions. */
  context(): RouterContextProvider;
}

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
): Promise<FastifyReply> => {
  reply.code(document.status).headers(document.headers);
  if (document.status === 200 && request.headers["if-none-match"]?.includes(document.etag))
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = await document.body(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.header("content-length", body.length);
  return request.method === "HEAD" ? reply.send() : reply.send(body);
};

/** Every address that is neither a call nor a file: React Router's pages, rendered once and kept for everybody. */
export const registerPages = async (
  app: App,
  services: Services,
  pages: Pages,
  metrics: Metrics,
): Promise<void> => {
  const { config, catalogue } = services;
  const handle = createRequestHandler(pages.load, pages.mode);
  const readAddress = documentAddresses(await pages.load());
  const cache = createDocumentCache(pages.mode === "production" ? cacheBytes : 0);
  metrics.gauge("document_cache_hits", () => cache.counts.hits);
  metrics.gauge("document_cache_misses", () => cache.counts.misses);
  metrics.gauge("document_cache_bytes", () => cache.counts.bytes);

  const render = async (incoming: Request): Promise<RenderedDocument> =>
    renderedDocument(await handle(incoming, pages.context()));

  const generation = (): string => {
    const { date, afterCutOff } = services.shopMoment();
    return `${catalogue.current().version} ${date} ${afterCutOff}`;
  };

  const answerRead = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { address, keepable } = readAddress(request.url);
    const renderThis = () => render(impersonalRequest(address, config.shopOrigin));
    return send(
      request,
      reply,
      await (keepable ? cache.get(generation(), address, renderThis) : renderThis()),
    );
  };

  const answerWrite = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const response = await handle(pageRequest(request, reply, config.shopOrigin), pages.context());
    for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
    return send(request, reply, await renderedDocument(response));
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    scope.all("/*", { schema: { hide: true } }, (request, reply) =>
      request.method === "GET" || request.method === "HEAD"
        ? answerRead(request, reply)
        : answerWrite(request, reply),
    );
  });
};
