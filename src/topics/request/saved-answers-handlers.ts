import { ok } from "#contract/envelope.ts";
import { savedAnswers } from "#contract/studio/requests/saved-answers.ts";
import type { Services } from "#topics/services.ts";
import { changeSavedAnswer, makeSavedAnswer, removeSavedAnswer } from "./change-saved-answer.ts";
import { listSavedAnswers } from "./list-saved-answers.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** Words that are sent again and again. */
export function registerSavedAnswers(app: App, services: Services): void {
  app.route({
    ...routeOf(savedAnswers.list),
    handler: async () => ok({ saved: await listSavedAnswers(services) }),
  });
  app.route({
    ...routeOf(savedAnswers.make),
    handler: async (request, reply) => {
      const made = await makeSavedAnswer(services, staffOf(request).staff.id, request.body);
      return made.ok ? ok(made.saved) : answerRefusal(reply, made);
    },
  });
  app.route({
    ...routeOf(savedAnswers.change),
    handler: async (request, reply) => {
      const saved = { ...request.body, id: request.params.id };
      const outcome = await changeSavedAnswer(services, staffOf(request).staff.id, saved);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(savedAnswers.remove),
    handler: async (request, reply) => {
      const seen = { id: request.params.id, version: request.body.version };
      const outcome = await removeSavedAnswer(services, staffOf(request).staff.id, seen);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
