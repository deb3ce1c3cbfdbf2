import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ok } from "#contract/envelope.ts";
import { lineReviewCalls } from "#contract/order-afterwards.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { createCookies } from "#topics/person/cookies.ts";
import type { Services } from "#topics/services.ts";
import { orderToWire } from "./order-to-wire.ts";
import { reviewLine } from "./review-line.ts";

/** Reviewing what was ordered; pictures come as those of a review at a product do, in a scope that takes forms with files. */
export function registerLineReviews(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(lineReviewCalls.reviewLine),
      preValidation: receiveForm(services, "reviewUpload"),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request;
        const caller = cookies.caller(request);
        const outcome = await reviewLine(
          services,
          caller,
          { orderNo: params.order_no, key: query.key ?? null },
          { key: idempotencyKey(headers), line: params.line, typed: body, files: receivedFiles(request) },
        );
        if (!outcome.ok) return answerRefusal(reply, outcome);
        cookies.keepGuest(reply, caller, outcome.guestToken);
        return reply.code(200).send(ok(orderToWire(services, outcome.order)));
      },
    });
  });
}
