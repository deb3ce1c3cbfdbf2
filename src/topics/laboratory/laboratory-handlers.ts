import { ok } from "#contract/envelope.ts";
import { laboratory } from "#contract/studio/laboratory.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { refuse } from "#domain/refusal.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { Services } from "#topics/services.ts";
import { findLeast } from "./find-least.ts";
import { explainConfiguration, findReplayed, listConfigurations, readLaboratory } from "./read-laboratory.ts";
import { addRival, listRivals, removeRival } from "./rival-prices.ts";

/** What other shops ask. */
function registerRivals(app: App, services: Services): void {
  app.route({
    ...routeOf(laboratory.addRival),
    handler: async (request, reply) => {
      const one = await findReplayed(services, request.params.hash);
      if (one === null) return answerRefusal(reply, refuse("not-found"));
      const { selection, row } = one;
      const goods = { selection, title: row.label };
      const outcome = await addRival(services, staffOf(request).staff.id, goods, request.body);
      return outcome.ok ? ok({ id: outcome.id }) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(laboratory.rivals),
    handler: async () => ok(await listRivals(services)),
  });
  app.route({
    ...routeOf(laboratory.removeRival),
    handler: async (request, reply) => {
      const outcome = await removeRival(services, staffOf(request).staff.id, request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

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
  registerRivals(app, services);
}
