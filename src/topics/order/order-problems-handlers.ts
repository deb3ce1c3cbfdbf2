import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ok } from "#contract/envelope.ts";
import { problemCalls } from "#contract/order-afterwards.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { reportProblem } from "./report-problem.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "./order-to-wire.ts";

/** Reporting a problem; its pictures come as those of a quote request do, in a scope that takes forms with files. */
export function registerOrderProblems(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(problemCalls.reportProblem),
      preValidation: receiveForm(services, "problemUpload"),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request;
        const caller = cookies.caller(request);
        const outcome = await reportProblem(
          services,
          caller,
          { orderNo: params.order_no, key: query.key ?? null },
          {
            key: idempotencyKey(headers),
            kinds: [body.kinds].flat(),
            words: body.words,
            files: receivedFiles(request),
          },
        );
        if (!outcome.ok) return answerRefusal(reply, outcome);
        cookies.keepGuest(reply, caller, outcome.guestToken);
        return ok(orderToWire(services, outcome.order));
      },
    });
  });
}
