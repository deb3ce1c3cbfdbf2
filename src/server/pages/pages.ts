import { setImmediate } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";
import { createFairLimit } from "#platform/fair-limit.ts";
import { pageFailures, sentences } from "#platform/http/failures.ts";
import { type CacheFacts, cacheVersionOf } from "#server/cache/cache-version.ts";
import { createPageCache, type RenderedPage } from "#platform/http/page-cache.ts";
import { renderLimit } from "#platform/http/coarse-limits.ts";
import { type BeginInRound, holderOf } from "#platform/http/rounds.ts";
import type { StaticFiles } from "#platform/http/static-files.ts";
import { acceptedEncoding } from "#platform/http/encoded-body.ts";
import { createPageAddresses, type PageAddress } from "./page-address.ts";
import { formRequest, formType, impersonalRequest, personalRequest } from "./page-request.ts";
import { visitorCall, type VisitorCall } from "./visitor-call.ts";
import { renderedPage } from "./rendered-page.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";

/**
 * Pages rendered side by side, and those that may wait: one takes 10 ms of the only thread. Past that it is kinder to say so (decision 081).
 * A network has one place in the line, and eight that wait for it (decision 416).
 */
const rendering = {
  sideBySide: 2,
  longestQueue: 24,
  longestOwnQueue: 8,
  longestWaitMs: 1_000,
  reason: "rendering",
} as const;

/** Forms and pages of one's own wait for the database, too: as many as it has connections, apart from the pages, which need none. */
const calling = { sideBySide: 10, longestQueue: 20, longestOwnQueue: 8, reason: "rendering" } as const;

const cacheBytes = 16 * 1024 * 1024;
const nothingFits = 1;

export interface Pages {
  /** The build of the pages; the development server makes a new one after a change. */
  load(): Promise<ServerBuild>;
  readonly mode: "production" | "development";
  /** A fresh context that carries the services to loaders; for actions and personal pages also the calls in their visitor's name. */
  context(call?: VisitorCall): RouterContextProvider;
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  reply.header("content-length", body.length);
  return request.method === "HEAD" ? reply.send() : reply.send(body);
}

/** Sends a page, at once when its bytes are ready in the visitor's encoding. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): FastifyReply | Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag))
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  const body = page.body(encoding);
  return body instanceof Promise
    ? body.then((bytes) => sendBody(request, reply, bytes))
    : sendBody(request, reply, body);
}

type Render = (holder: string, address: string) => Promise<RenderedPage>;

/** Lets only a few renderings run at once, and one of each holder's, when its round comes. */
function renderer(beginInRound: BeginInRound, render: (address: string) => Promise<RenderedPage>): Render {
  const inLine = createFairLimit(rendering);
  return (holder, address) =>
    inLine(holder, async () => {
      // Who has arrived meanwhile is heard first: a queue that nobody sees has no end.
      await setImmediate();
      await beginInRound(holder);
      return render(address);
    });
}

interface Reading {
  readonly readAddress: (url: string) => PageAddress;
  readonly render: Render;
  /** Answers with a page as it is for this visitor. */
  readonly renderOwn: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ) => Promise<FastifyReply>;
}

type PageReader = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Every method that a page's address answers; a page takes forms by POST, if at all. */
const writingMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers a page's address with a sentence instead of the page; `seconds` says when it is worth another try. */
function refusePage(reply: FastifyReply, code: number, seconds?: number): FastifyReply {
  if (seconds !== undefined) reply.header("retry-after", String(seconds));
  return reply.code(code).type("text/plain; charset=utf-8").send(sentences[code]);
}

/** Refuses what is no form for a page that takes one, before anything of its body is read. */
function refuseOtherWrites(readAddress: (url: string) => PageAddress) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) return next();
    const { takesForms } = readAddress(request.url);
    if (takesForms && request.method === "POST") return next();
    // Whatever body follows is not waited for.
    reply.header("connection", "close").header("allow", takesForms ? "GET, HEAD, POST" : "GET, HEAD");
    return void refusePage(reply, 405);
  };
}

/** Refuses a form without a type, or from a network that has sent too many. */
function refuseForm(services: Pick<Services, "config" | "db">) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== "POST") return undefined;
    if (request.body === undefined) return refusePage(reply, 415);
    const over = await consumeRateLimit(services, "pageForm", { ip: request.ip });
    return over ? refusePage(reply, 429, over.retryAfterS) : undefined;
  };
}

/**
 * What pages take of a request's body: a form as browsers send it without a script, counted while it arrives, up to the
 * server's limit of a body. Everything else is refused unread.
 */
function acceptPageForms(
  scope: App,
  services: Pick<Services, "config" | "db">,
  readAddress: (url: string) => PageAddress,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(formType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  scope.addHook("onRequest", refuseOtherWrites(readAddress));
  scope.addHook("preHandler", refuseForm(services));
}

/** Answers readers from the cached pages; what has to be rendered counts against their network's limit. */
function pageReader(
  scope: App,
  services: CacheFacts & Pick<Services, "metrics">,
  { readAddress, render, renderOwn }: Reading,
  limitBytes: number,
): PageReader {
  const { caches, cacheLookups } = services.metrics;
  const cache = createPageCache(limitBytes);
  caches.set("pages", cache.size);
  const countRendering = scope.createRateLimit();
  return (request, reply) => {
    const { address, cacheable, personal } = readAddress(request.url);
    const version = cacheVersionOf(services);
    const isCached = cacheable && cache.has(version, address);
    cacheLookups.inc({ cache: "pages", result: isCached ? "hit" : "miss" });
    const sendPage = () => {
      if (personal) return renderOwn(request, reply, address);
      const renderNow = () => render(holderOf(request), address);
      const page = cacheable ? cache.get(version, address, renderNow) : renderNow();
      return page instanceof Promise
        ? page.then((rendered) => send(request, reply, rendered))
        : send(request, reply, page);
    };
    if (isCached) return sendPage();
    return countRendering(request).then((counted) =>
      counted.isAllowed || !counted.isExceeded ? sendPage() : refusePage(reply, 429, counted.ttlInSeconds),
    );
  };
}

/** Answers that show what is somebody's own: nobody keeps them, and who goes back after signing out finds nothing. */
const ownOnly = { "cache-control": "private, no-store", vary: "accept-encoding, cookie" };

/** Rendered for one visitor, by what their calls answer. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, response: Response, isStrict: boolean) {
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const page = await renderedPage(response, isStrict);
  return send(request, reply, { ...page, headers: { ...page.headers, ...ownOnly } });
}

interface PagesOptions {
  readonly pages: Pages;
  /** Those of the build; none while it is worked on. */
  readonly files: StaticFiles | null;
  readonly beginInRound: BeginInRound;
}

/** How one request for a page is answered: a reader from the cached pages, a writer by its own action. */
async function pageAnswers(scope: App, services: Services, { pages, beginInRound }: PagesOptions) {
  const { shopOrigin } = services.config;
  // The development server's pages change at any time and carry inline styles and scripts of its own.
  const isProduction = pages.mode === "production";
  const build = await pages.load();
  // Given a way to load them, the router sorts all routes anew for every page.
  const handle = createRequestHandler(isProduction ? build : pages.load, pages.mode);
  const readAddress = createPageAddresses(build);
  const inLine = createFairLimit(calling);
  const render = renderer(beginInRound, async (address) =>
    renderedPage(await handle(impersonalRequest(address, shopOrigin), pages.context()), isProduction),
  );

  /** Both wait for the calls they make. */
  const answerOwn = async (visitor: Request, request: FastifyRequest, reply: FastifyReply) => {
    const response = await inLine(holderOf(request), () =>
      handle(visitor, pages.context(visitorCall(scope, request))),
    );
    return sendOwn(request, reply, response, isProduction);
  };
  const reading: Reading = {
    readAddress,
    render,
    renderOwn: (request, reply, address) =>
      answerOwn(personalRequest(request, address, shopOrigin), request, reply),
  };
  return {
    readAddress,
    read: pageReader(scope, services, reading, isProduction ? cacheBytes : nothingFits),
    write: (request: FastifyRequest, reply: FastifyReply) =>
      answerOwn(formRequest(request, reply, shopOrigin), request, reply),
  };
}

/** Files are asked for in the pages' place: an address that is none of theirs says so as a page does. */
function answerFiles(scope: App, { urls, send: sendFile }: StaticFiles, answerPage: PageReader): void {
  for (const url of urls)
    scope.route({
      method: ["GET", "HEAD"],
      url,
      schema: { hide: true },
      config: { countedAs: "files" },
      handler: async (request, reply) => sendFile(request, reply) ?? answerPage(request, reply),
    });
}

/**
 * Every address that is no call: files, and React Router's pages inside Fastify (decision 002), rendered once and cached for everybody but
 * where they are somebody's own.
 */
export async function registerPages(app: App, services: Services, options: PagesOptions): Promise<void> {
  const { files } = options;
  await app.register(async (scope) => {
    await scope.register(rateLimit, renderLimit);
    const answer = await pageAnswers(scope, services, options);
    scope.setErrorHandler(pageFailures(services.metrics));
    acceptPageForms(scope, services, answer.readAddress);
    const schema = { hide: true };
    scope.route({ method: ["GET", "HEAD"], url: "/*", schema, handler: answer.read });
    scope.route({ method: writingMethods, url: "/*", schema, handler: answer.write });
    if (files) answerFiles(scope, files, answer.read);
  });
}
