import { created } from "#contract/envelope.ts";
import { questions } from "#contract/content.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { askQuestion } from "./ask-question.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** Asking the shop. */
export function registerQuestions(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(questions.ask),
    handler: async (request, reply) => {
      const { product_id: productId, ...typed } = request.body;
      const caller = cookies.caller(request);
      const outcome = await askQuestion(services, caller, idempotencyKey(request.headers), {
        productId,
        typed,
      });
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created(outcome.answer));
    },
  });
}
