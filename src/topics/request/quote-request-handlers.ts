import { quoteRequest } from "#contract/quote-request.ts";
import { routeOf } from "#platform/http/route-of.ts";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { trackingOf } from "#domain/quote-request/tracking.ts";
import { submissionOf, submittedPath } from "#domain/submission/submission.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
import { readAskedProduct } from "./read-asked-product.ts";
import { readSpecialProcessing } from "./read-special-processing.ts";
import { withPersonFields } from "./who-asks.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { created } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { uploadIds } from "#contract/schemas/uploads-field.ts";

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
      const read = isSpecial ? readSpecialProcessing(services, body) : readAskedProduct(services, body);
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
