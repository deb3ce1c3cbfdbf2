import { ok } from "#contract/envelope.ts";
import { catalogueWaiting } from "#contract/studio/catalogue-waiting.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { Services } from "#topics/services.ts";
import { publishWaitingNow } from "./publish-waiting.ts";
import { readWaiting } from "./read-waiting.ts";
import { takeOff, waitForHour } from "./wait-for-hour.ts";

/** What waits to be put on sale at its hour. */
export function registerCatalogueWaiting(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogueWaiting.waiting),
    handler: async () => ok(await readWaiting(services)),
  });

  app.route({
    ...routeOf(catalogueWaiting.wait),
    handler: async (request, reply) => {
      const outcome = await waitForHour(services, staffOf(request).staff.id, request.body);
      return outcome.ok ? ok({ waiting: outcome.waiting }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueWaiting.publishWaiting),
    handler: async (request, reply) => {
      const { waiting: id, ...seen } = request.body;
      const outcome = await publishWaitingNow(services, staffOf(request).staff.id, { id, ...seen });
      return outcome.ok ? ok({ publication: outcome.publication }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueWaiting.takeOff),
    handler: async (request, reply) => {
      const { waiting: id, drop: isDropped } = request.body;
      const outcome = await takeOff(services, staffOf(request).staff.id, { id, isDropped });
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
