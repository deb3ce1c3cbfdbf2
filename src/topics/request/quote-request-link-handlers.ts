import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ok } from "#contract/envelope.ts";
import { quoteRequest } from "#contract/quote-request.ts";
import { openRequestLink } from "./open-request.ts";
import { declineAnswer, writeToShop } from "./say-to-shop.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { followedRequestToWire } from "./followed-request-to-wire.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";

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
export async function registerQuoteRequestLink(app: App, services: Services): Promise<void> {
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
        details: [...details],
        files: [...opened.fileNames],
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
