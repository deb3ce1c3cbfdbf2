import { ok } from "#contract/envelope.ts";
import { laboratory } from "#contract/studio/laboratory.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Services } from "#topics/services.ts";
import { findLeast } from "./find-least.ts";
import { explainConfiguration, listConfigurations, readLaboratory } from "./read-laboratory.ts";

/** What a draft does to what customers have configured. */
export function registerLaboratory(app: App, services: Services): void {
  app.route({
    ...routeOf(laboratory.read),
    handler: async () => ok(await readLaboratory(services)),
  });
  app.route({
    ...routeOf(laboratory.list),
    handler: async ({ query }) => ok(await listConfigurations(services, query.list)),
  });
  app.route({
    ...routeOf(laboratory.explain),
    handler: async ({ params }, reply) => {
      const outcome = await explainConfiguration(services, params.hash);
      return outcome.ok ? ok(outcome.view) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(laboratory.least),
    handler: async ({ query }, reply) => {
      const outcome = await findLeast(services, query);
      return outcome.ok ? ok(outcome.view) : answerRefusal(reply, outcome);
    },
  });
}
