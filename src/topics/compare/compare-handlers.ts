import { compare } from "#contract/compare.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { compareProduct } from "./compare-product.ts";
import { listCompared } from "./list-compared.ts";
import { removeCompared } from "./remove-compared.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { tellIfAny } from "./compare-cookie.ts";
import { comparedProductToWire } from "./compared-product-to-wire.ts";

/** Products side by side. A cookie that any page can read says that there are some; the page keeps the keys. */
export function registerCompare(app: App, services: Services): void {
  const { isHttps: secure } = services.config;
  const cookies = createCookies(secure);

  app.route({
    ...routeOf(compare.add),
    handler: async (request, reply) => {
      const key = idempotencyKey(request.headers);
      const caller = cookies.caller(request);
      const outcome = await compareProduct(services, caller, request.body, key);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      tellIfAny(reply, true, secure);
      if (outcome.answer.already) return ok(outcome.answer);
      return reply.code(201).send(created(outcome.answer));
    },
  });

  app.route({
    ...routeOf(compare.list),
    handler: async (request, reply) => {
      const outcome = await listCompared(services, cookies.caller(request), request.query.keys);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const { products, gone, count } = outcome;
      tellIfAny(reply, count > 0, secure);
      return ok({ types: products.map(comparedProductToWire), gone: [...gone], count });
    },
  });

  app.route({
    ...routeOf(compare.remove),
    handler: async (request, reply) => {
      const outcome = await removeCompared(services, cookies.caller(request), request.params.key);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      tellIfAny(reply, outcome.left > 0, secure);
      return ok({ count: outcome.left });
    },
  });
}
