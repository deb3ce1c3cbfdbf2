import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { quoteRequest } from "#contract/quote-request.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { stageOn } from "#domain/quote-request/thread/request-state.ts";
import { requestStageLabels } from "#domain/quote-request/thread/stage-labels.ts";
import { requestLinkPath } from "#topics/quotation/request-keys.ts";
import {
  findOwnQuoteRequest,
  type ListedQuoteRequest,
  listQuoteRequests,
  recordConversion,
} from "./own-requests.ts";
import { orderPath } from "#topics/order/order-keys.ts";
import { kindOf } from "#domain/detail.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { listedArtworkToWire } from "#topics/artwork/artwork-to-wire.ts";
import { createCookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { openRequestLink } from "./open-request.ts";
import { declineAnswer, writeToShop } from "./say.ts";
import { followedRequestToWire } from "./request-replies.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { trackingOf } from "#domain/quote-request/tracking.ts";
import { submissionOf, submittedPath } from "#domain/submission/submission.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
import { readQuotedProduct, readSpecialProcessing } from "./quote-input.ts";
import { withPersonFields } from "./who-asks.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { uploadIds } from "#contract/schemas/uploads-field.ts";

function productIn({ details: told, quoteType }: ListedQuoteRequest): string {
  return told.find((detail) => kindOf(detail) === "product")?.value ?? quoteType;
}

function quoteRequestToWire(services: Services, request: ListedQuoteRequest) {
  return {
    request_no: request.requestNo,
    quote_type: request.quoteType,
    state: requestStageLabels[stageOn(request, services.shopMoment().date)],
    path: requestLinkPath(services, request.requestNo),
    order_path: request.order && orderPath(services, request.order),
    date: request.createdAt.toISOString(),
    product: productIn(request),
    title: request.title || productIn(request),
    details: request.details,
    comment: request.comment,
    files: request.fileNames,
    artwork: listedArtworkToWire(request.selection === null ? [] : [request.selection], request.artwork),
  };
}

/** Asking back; its files come as those of a quote request do, in a scope that takes forms with files. */
function registerWriting(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(quoteRequest.write),
      preValidation: receiveForm(services, "requestUpload"),
      handler: async (request, reply) => {
        const link = { requestNo: request.params.request_no, key: request.query.key };
        const { words, answer_no: seenAnswer } = request.body;
        const sent = { words, seenAnswer, files: receivedFiles(request) };
        const said = await writeToShop(services, cookies.caller(request), link, sent);
        return said.ok ? ok(followedRequestToWire(services, said.request)) : answerRefusal(reply, said);
      },
    });
  });
}

/** A quote request for whoever has its link: read, asked back about, declined. */
async function registerQuoteRequestLink(app: App, services: Services): Promise<void> {
  await registerWriting(app, services);
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(quoteRequest.open),
    handler: async (request, reply) => {
      const link = { requestNo: request.params.request_no, key: request.query.key };
      const opened = await openRequestLink(services, cookies.caller(request), link);
      if (!opened.ok) return answerRefusal(reply, opened);
      const { createdAt, title, quoteType, details } = opened.request.row;
      return ok({
        ...followedRequestToWire(services, opened.request),
        date: createdAt.toISOString(),
        title: title || quoteType,
        details: details,
        files: opened.fileNames,
      });
    },
  });

  app.route({
    ...routeOf(quoteRequest.decline),
    handler: async (request, reply) => {
      const link = { requestNo: request.params.request_no, key: request.query.key };
      const { answer_no: quotationNo, reasons, words } = request.body;
      const sent = { quotationNo, reasons, words };
      const said = await declineAnswer(services, cookies.caller(request), link, sent);
      return said.ok ? ok(followedRequestToWire(services, said.request)) : answerRefusal(reply, said);
    },
  });
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

/** Asking for a quote: each kind of body is read in its own way; who asks and what is stored is one use case. */
function registerIn(scope: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  const preValidation = receiveForm(services, "upload");
  scope.route({
    ...routeOf(quoteRequest.create),
    preValidation,
    handler: async (request, reply) => {
      const { body, headers } = request;
      const caller = cookies.caller(request);
      const quoteType = body.quote_type ?? "Special Size";
      const isSpecial = quoteType === "Special Processing";
      const read = isSpecial ? readSpecialProcessing(services, body) : readQuotedProduct(services, body);
      if (!read.ok)
        return answerRefusal(
          reply,
          await withPersonFields(services, caller, { typed: body, quoteType }, read),
        );
      const submission = submissionOf((name) => body[name]);
      const outcome = await createQuoteRequest(services, caller, idempotencyKey(headers), {
        ...read.product,
        person: body,
        originPath: submittedPath(services.catalogue.current(), body.origin_path, submission),
        submission,
        tracking: trackingOf((name) => body[name]),
        files: isSpecial ? receivedFiles(request) : [],
        uploads: { ids: uploadIds(body), token: cookies.uploader(request) },
      });
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created({ request_no: outcome.answer.requestNo }));
    },
  });
}

/** The one call that takes forms with files has a scope of its own, so that all others go on refusing them. */
export function registerQuoteRequest(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    registerIn(scope, services);
  });
}
