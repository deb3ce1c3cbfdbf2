import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { findSpecialProcessing } from "./find-special-processing.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";

export function registerSpecialProcessing(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.specialProcessing),
    handler: async (request, reply) => {
      const found = findSpecialProcessing(services, request.query.slug);
      if (!found.ok) return answerRefusal(reply, found);
      const { version, document } = found;
      return ok({ version, document: { ...document } });
    },
  });
}
