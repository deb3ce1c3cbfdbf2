import type { Server } from "node:http";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastify, {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#platform/http/app.types.ts";
import { registerApi } from "./register.ts";
import type { Services } from "#topics/services.ts";
import { registerApiDocuments } from "#server/api-documents/api-documents.ts";
import {
  answerUnreadableRequest,
  refuseCrossSite,
  refuseDeepBody,
  refuseNul,
  withOtherMethodsRefused,
} from "#platform/http/refused-requests.ts";
import { countSteps } from "./count-steps.ts";
import { registerDevelopmentOutbox } from "./development-outbox.ts";
import { type Pages, registerPages } from "#server/pages/pages.ts";
import { answerNotFound, callFailures, failureOf } from "#platform/http/failures.ts";
import { cacheResponses } from "#server/cache/response-cache.ts";
import { closeConnections, type Closing } from "#platform/http/closing.ts";
import { countAnswers, createRequestIds, logRequests, requestIdHeader } from "#platform/http/log.ts";
import { registerSecurityContact } from "#server/operations/security-contact.ts";
import { registerOperations } from "#server/operations/operations.ts";
import { actForCustomers, registerCounterDoors } from "#topics/counter/acting-handlers.ts";
import { registerArtworkTemplates, registerTileScenes } from "#topics/catalogue/pictures-handlers.ts";
import { registerPaymentMessages, registerTaxPaperPdf } from "#topics/payment/payment-handlers.ts";
import { registerShopPictures } from "#topics/catalogue/shop-pictures-handlers.ts";
import { registerBrand } from "#topics/settings/brand-handlers.ts";
import { registerQuotationPdf } from "#topics/quotation/quotation-handlers.ts";
import { registerOrderProofs } from "#topics/order/order-proofs-handlers.ts";
import { registerProblemPictures } from "#topics/order/problems-handlers.ts";
import { registerReviewPictures } from "#topics/review/reviews-handlers.ts";
import { registerRequestFiles } from "#topics/request/request-files-handlers.ts";
import { callLimit, templateLimit } from "#platform/http/coarse-limits.ts";
import { registerSearchEngines } from "./search-engines.ts";
import { readOwnInTurns } from "#platform/http/own-reads.ts";
import { type BeginInRound, createLoopRounds, takeRounds } from "#platform/http/rounds.ts";
import { dataPolicy, securityHeaders } from "#platform/http/security-headers.ts";
import { openStaticFiles } from "#platform/http/static-files.ts";
import { registerStudio } from "#server/studio/studio.ts";
import { cleanForwarders, trustedProxies } from "#platform/http/visitor-address.ts";
import { zodSchemas } from "#platform/http/zod-schemas.ts";

export interface AppOptions {
  /** React Router's pages; absent in tests of the calls alone. */
  readonly pages?: Pages;
  /** The folder of built files. */
  readonly filesFolder?: string;
  /** The folder of the studio's build. */
  readonly studioFolder?: string;
  readonly serverFactory?: FastifyServerFactory<Server>;
  /** Set by who closes the shop. */
  readonly closing?: Closing;
}

type Headers = Readonly<Record<string, string>>;

function createFastify(
  { log, metrics, config }: Services,
  { serverFactory }: AppOptions,
  callHeaders: Headers,
): App {
  const app = fastify({
    loggerInstance: log,
    schemaController: zodSchemas,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config),
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // 110 MB of files on a line of 5 Mbit/s; a body that stops coming is given up on by the connection's own time.
    requestTimeout: 180_000,
    connectionTimeout: 65_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000 },
    genReqId: createRequestIds(),
    requestIdHeader: false,
    // Addresses that cannot be read reach no hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const answer = failureOf(error);
      void reply.headers(callHeaders).header(requestIdHeader, request.id).code(answer.code).send(answer);
    },
    clientErrorHandler: answerUnreadableRequest(callHeaders),
    // A logger of its own for each request costs more than a cached answer; what fails is logged with its request's id.
    childLoggerFactory: (logger) => logger,
    ...(serverFactory ? { serverFactory } : {}),
  }).withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(callFailures(metrics));
  app.setNotFoundHandler(answerNotFound);
  return app;
}

/** What is neither a call nor a page of the shop: somebody's files, everybody's templates and tiles, and what Stripe tells. */
async function registerBesideCalls(app: App, services: Services): Promise<void> {
  registerQuotationPdf(app, services);
  registerOrderProofs(app, services);
  registerProblemPictures(app, services);
  registerRequestFiles(app, services);
  registerTaxPaperPdf(app, services);
  registerReviewPictures(app, services);
  registerTileScenes(app, services);
  registerBrand(app, services);
  registerShopPictures(app, services);
  await registerPaymentMessages(app, services);
  await app.register(async (scope) => {
    await scope.register(rateLimit, templateLimit);
    registerArtworkTemplates(scope.withTypeProvider<ZodTypeProvider>(), services);
  });
  await app.register(async (scope) => {
    await scope.register(rateLimit, callLimit);
    registerCounterDoors(scope.withTypeProvider<ZodTypeProvider>(), services);
  });
}

/** Gives every answer its headers. A page whose address holds a key says more strictly than others where it may be named. */
function headEveryAnswer(app: App, headers: Headers, callHeaders: Headers): void {
  app.addHook("onSend", (request, reply, payload, next) => {
    const isCall = /^\/(?:studio\/)?api\//.test(request.url) && !reply.hasHeader("content-security-policy");
    const referrer = reply.getHeader("referrer-policy");
    reply.headers(isCall ? callHeaders : headers);
    if (referrer !== undefined) reply.header("referrer-policy", referrer);
    reply.header(requestIdHeader, request.id);
    next(null, payload);
  });
}

/** The calls, below /api. */
async function registerCalls(app: App, services: Services, beginInRound: BeginInRound): Promise<void> {
  await app.register(
    async (scope) => {
      cacheResponses(scope.withTypeProvider<ZodTypeProvider>(), services);
      takeRounds(scope.withTypeProvider<ZodTypeProvider>(), beginInRound);
      readOwnInTurns(scope.withTypeProvider<ZodTypeProvider>());
      actForCustomers(scope.withTypeProvider<ZodTypeProvider>(), services);
      await scope.register(rateLimit, callLimit);
      // Calls take JSON; text would reach their schemas as a string.
      scope.removeContentTypeParser("text/plain");
      scope.addHook("preValidation", refuseDeepBody);
      scope.addHook("preValidation", refuseNul);
      const calls = scope.withTypeProvider<ZodTypeProvider>();
      await withOtherMethodsRefused(calls, () => registerApi(calls, services));
      for (const rest of ["/", "/*"]) scope.all(rest, { schema: { hide: true } }, answerNotFound);
    },
    { prefix: "/api" },
  );
}

/** The whole HTTP side of the shop: calls, their documentation, files, operations and pages. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<App> {
  const { shopOrigin, isHttps } = services.config;
  const headers = securityHeaders(isHttps);
  const callHeaders = { ...headers, "content-security-policy": dataPolicy, "cache-control": "no-store" };
  const app = createFastify(services, options, callHeaders);

  const closing = options.closing ?? { begun: false };
  closeConnections(app, closing);
  app.addHook("onRequest", cleanForwarders);
  app.addHook("onRequest", refuseCrossSite(shopOrigin));
  headEveryAnswer(app, headers, callHeaders);
  countAnswers(app, services.metrics);
  countSteps(app, services);
  if (services.config.requestLog) logRequests(app);
  await app.register(cookie);
  registerApiDocuments(app, services);
  registerOperations(app, services, closing);
  registerDevelopmentOutbox(app, services);
  registerSearchEngines(app, services);
  registerSecurityContact(app, services);
  await registerBesideCalls(app, services);

  const beginInRound = createLoopRounds();
  await registerCalls(app, services, beginInRound);
  const files = options.filesFolder ? await openStaticFiles(app, options.filesFolder) : null;
  await registerStudio(app, services, options.studioFolder ?? null);
  if (options.pages) await registerPages(app, services, { pages: options.pages, files, beginInRound });
  return app;
}
