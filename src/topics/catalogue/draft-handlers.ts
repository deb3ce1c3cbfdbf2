import { ok } from "#contract/envelope.ts";
import { catalogueCalls } from "#contract/studio/catalogue.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { Services } from "#topics/services.ts";
import { changeDraft, discardDraft } from "./change-draft.ts";
import { publishDraft, takeBack } from "./publish-draft.ts";
import { listPublications, readDraft, readPriceChanges } from "./read-draft.ts";

function registerPublishing(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogueCalls.publish),
    handler: async (request, reply) => {
      const outcome = await publishDraft(services, staffOf(request).staff.id, request.body);
      return outcome.ok ? ok({ publication: outcome.publication }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueCalls.takeBack),
    handler: async (request, reply) => {
      const { publication: id, ...input } = request.body;
      const outcome = await takeBack(services, staffOf(request).staff.id, id, input);
      return outcome.ok ? ok({ publication: outcome.publication }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueCalls.publications),
    handler: async () => ok({ publications: await listPublications(services) }),
  });
}

/** The draft of the catalogue, and what it becomes. */
export function registerCatalogueDraft(app: App, services: Services): void {
  registerPublishing(app, services);
  app.route({
    ...routeOf(catalogueCalls.read),
    handler: async (request) => ok(await readDraft(services, request.query)),
  });

  app.route({
    ...routeOf(catalogueCalls.change),
    handler: async (request, reply) => {
      const outcome = await changeDraft(services, staffOf(request).staff.id, request.body.edits);
      return outcome.ok ? ok({ revision: outcome.revision }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueCalls.discard),
    handler: async (request, reply) => {
      const outcome = await discardDraft(services, staffOf(request).staff.id, request.body.revision);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueCalls.prices),
    handler: async () => ok(await readPriceChanges(services)),
  });
}
