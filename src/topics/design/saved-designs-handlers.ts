import type { ReplyTo } from "#contract/calls.ts";
import { savedDesigns } from "#contract/saved-designs.ts";
import { created, ok } from "#contract/envelope.ts";
import {
  changeDesign,
  copyDesign,
  type DescribedDesign,
  keepDesign,
  listDesigns,
  removeDesign,
} from "./saved-designs.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

type WireDesign = ReplyTo<"GET account/designs">["designs"][number];

function designToWire({ keptAt, picture, ...design }: DescribedDesign): WireDesign {
  return {
    ...design,
    kept_at: keptAt.toISOString(),
    picture: picture && `/api/quote/get/picture.svg?${picture}`,
  };
}

/** A design that is there to be changed or deleted. */
function registerChanges(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(savedDesigns.change),
    handler: async (request, reply) => {
      const { params, body } = request;
      const outcome = await changeDesign(services, cookies.caller(request), params.id, body);
      return outcome.ok ? ok(designToWire(outcome.design)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(savedDesigns.remove),
    handler: async (request, reply) => {
      const outcome = await removeDesign(services, cookies.caller(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** The lettering designs that a member keeps. */
export function registerSavedDesigns(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(savedDesigns.list),
    handler: async (request, reply) => {
      const outcome = await listDesigns(services, cookies.caller(request), request.query.limit);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      return ok({ designs: outcome.designs.map(designToWire), count: outcome.count });
    },
  });

  app.route({
    ...routeOf(savedDesigns.keep),
    handler: async (request, reply) => {
      const outcome = await keepDesign(services, cookies.caller(request), request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const design = designToWire(outcome.design);
      return outcome.already ? ok(design) : reply.code(201).send(created(design));
    },
  });

  app.route({
    ...routeOf(savedDesigns.copy),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await copyDesign(services, caller, request.params.id, request.body.name);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const design = designToWire(outcome.design);
      return outcome.already ? ok(design) : reply.code(201).send(created(design));
    },
  });

  registerChanges(app, services, cookies);
}
