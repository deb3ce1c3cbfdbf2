import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "../route-of.ts";
import { findSpecialProcessing } from "#server/services/catalogue/find-special-processing.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { ok } from "#contract/envelope.ts";
import { answerRefusal } from "../answer-refusal.ts";

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
