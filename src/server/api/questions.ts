import { created } from "#contract/envelope.ts";
import { questions } from "#contract/content.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { askQuestion } from "#server/services/question/ask-question.ts";
import type { Services } from "#server/services/services.ts";
import { createCookies } from "./account/cookies.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { App } from "./app.types.ts";
import { routeOf } from "./route-of.ts";

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
