import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { created } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { reviews } from "#contract/reviews.ts";
import { createReview } from "./create-review.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** Writing a review; its pictures come as those of a quote request do, in a scope that takes forms with files. */
export function registerWriteReview(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(reviews.write),
      preValidation: receiveForm(services, "reviewUpload"),
      handler: async (request, reply) => {
        const sent = { typed: request.body, files: receivedFiles(request) };
        const outcome = await createReview(
          services,
          cookies.caller(request),
          idempotencyKey(request.headers),
          sent,
        );
        if (!outcome.ok) return answerRefusal(reply, outcome);
        return reply.code(201).send(created(outcome.answer));
      },
    });
  });
}
