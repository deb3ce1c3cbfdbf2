import { quoteRequest } from "#contract/quote-request.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { stageOn } from "#domain/quote-request/thread/request-state.ts";
import { requestStageWords } from "#domain/quote-request/thread/stage-words.ts";
import { requestLinkPath } from "./request-link.ts";
import { kindOf } from "#domain/detail.ts";
import { findOwnQuoteRequest } from "./find-own-quote-request.ts";
import { listQuoteRequests, type ListedQuoteRequest } from "./list-quote-requests.ts";
import { recordConversion } from "./record-conversion.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { listedArtworkToWire } from "#topics/artwork/listed-artwork-to-wire.ts";
import { createCookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { registerQuoteRequestLink } from "./quote-request-link-handlers.ts";
import { created, ok } from "#contract/envelope.ts";

function productIn({ details: told, quoteType }: ListedQuoteRequest): string {
  return told.find((detail) => kindOf(detail) === "product")?.value ?? quoteType;
}

function quoteRequestToWire(services: Services, request: ListedQuoteRequest) {
  return {
    request_no: request.requestNo,
    quote_type: request.quoteType,
    state: requestStageWords[stageOn(request, services.shopMoment().date)],
    path: requestLinkPath(services, request.requestNo),
    date: request.createdAt.toISOString(),
    product: productIn(request),
    title: request.title || productIn(request),
    details: [...request.details],
    comment: request.comment,
    files: [...request.fileNames],
    artwork: listedArtworkToWire(request.selection === null ? [] : [request.selection], request.artwork),
  };
}

/** Reading what was asked for, and speaking of it by its link. */
export async function registerQuoteRequestList(app: App, services: Services): Promise<void> {
  await registerQuoteRequestLink(app, services);
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(quoteRequest.list),
    handler: async (request, reply) => {
      const outcome = await listQuoteRequests(services, cookies.caller(request));
      return outcome.ok
        ? ok(outcome.requests.map((request) => quoteRequestToWire(services, request)))
        : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quoteRequest.read),
    handler: async (request, reply) => {
      const { request_no: number } = request.params;
      const outcome = await findOwnQuoteRequest(services, cookies.caller(request), number);
      return outcome.ok ? ok(quoteRequestToWire(services, outcome.request)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quoteRequest.reportConversion),
    handler: async (request, reply) => {
      const outcome = await recordConversion(services, cookies.caller(request), request.body.request_no);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      reply.code(outcome.first ? 201 : 200);
      return outcome.first ? created({}) : ok({});
    },
  });
}
